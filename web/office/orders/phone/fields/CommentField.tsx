/** What the customer wishes besides the products. */
import { TextArea } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { usePhoneOrderContext } from '../phoneOrderContext';

export function CommentField() {
  const { cart, errorOf } = usePhoneOrderContext();
  return (
    <Field label="Kommentar" error={errorOf('comment')}>
      <TextArea rows={2} value={cart.comment} onChange={cart.setComment} />
    </Field>
  );
}
