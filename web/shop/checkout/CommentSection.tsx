/** What else the customer wants to say (CHK-20). */
import { orderDraft } from '../../../schema/rules/orderDraft';
import { TextArea } from '../../ui/controls';
import { FieldError } from '../../ui/Field';
import { useCheckout, useError } from './checkout';
import { controlId, sectionId } from './complaints';
import { Part } from './Part';

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
