/** The number of payment problems that are not resolved, on the area that lists them. */
import { VisuallyHidden } from '../../ui/display/layout';
import { useUnresolvedProblems } from './useUnresolvedProblems';

export function ProblemBadge({ className }: { className: string | undefined }) {
  const count = useUnresolvedProblems();
  return (
    count > 0 && (
      <span className={className}>
        {count}
        <VisuallyHidden> {count === 1 ? 'offenes Zahlungsproblem' : 'offene Zahlungsprobleme'}</VisuallyHidden>
      </span>
    )
  );
}
