/** The comment of the customer (CHK-20). */
import { createOrderFields } from '../../../../schema/rules/checkout/orderInput';
import { TextArea } from '../../../ui/inputs/controls';
import { FieldErrorText } from '../../../ui/inputs/Field';
import { useCheckout, useFieldError } from '../state/checkoutContext';
import { controlId, sectionId } from '../../../ordering/checkout/errorMessages';
import { FormSection } from '../FormSection';

export function CommentSection() {
  const { cart } = useCheckout();
  const error = useFieldError('comment');
  const id = controlId('comment');
  return (
    <FormSection section="comment" title="Kommentar">
      <TextArea
        id={id}
        aria-labelledby={`${sectionId('comment')}-title`}
        aria-invalid={error ? true : undefined}
        {...(error && { 'aria-describedby': `${id}-error` })}
        name="comment"
        autoComplete="off"
        placeholder="Zum Beispiel: Bitte beim Nachbarn läuten"
        maxLength={createOrderFields.comment.max}
        value={cart.comment}
        onChange={cart.setComment}
      />
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </FormSection>
  );
}
