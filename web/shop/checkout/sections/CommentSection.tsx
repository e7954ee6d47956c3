/** What else the customer wants to say (CHK-20). */
import { orderDraft } from '../../../../schema/rules/checkout/orderInput';
import { TextArea } from '../../../ui/inputs/controls';
import { FieldError } from '../../../ui/inputs/Field';
import { useCheckout, useError } from '../state/checkoutContext';
import { controlId, sectionId } from '../state/errorMessages';
import { Part } from '../FormSection';

export function CommentSection() {
  const { cart } = useCheckout();
  const error = useError('comment');
  const id = controlId('comment');
  return (
    <Part section="comment" title="Kommentar">
      <TextArea
        id={id}
        aria-labelledby={`${sectionId('comment')}-title`}
        aria-invalid={error ? true : undefined}
        {...(error && { 'aria-describedby': `${id}-error` })}
        name="comment"
        autoComplete="off"
        placeholder="Zum Beispiel: Bitte beim Nachbarn läuten"
        maxLength={orderDraft.comment.max}
        value={cart.comment}
        onChange={cart.setComment}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Part>
  );
}
