/** A field of a block in two versions: texts word by word, others before and after. */
import { useContext } from 'react';
import type { SetField } from '../../../../../schema/blocks/operations/blockOperation';
import { diffWords } from '../../../../../schema/text/diffWords';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import { VisuallyHidden } from '../../../../ui/display/layout';
import { fieldLabel, fieldOf, valueText } from '../../editor/conflicts/conflictTexts';
import { textValue } from '../revisionTexts';

export function FieldDifference({ type, change }: { type: string; change: SetField }) {
  const zone = useContext(TimeZoneContext);
  const field = fieldOf(type, change.field);
  const texts = [textValue(field, change.before), textValue(field, change.value)] as const;
  const values = [valueText(field, change.before, zone), valueText(field, change.value, zone)] as const;
  return (
    <div>
      <dt>{fieldLabel(type, change.field)}</dt>
      <dd>
        {texts[0] !== null && texts[1] !== null ? (
          <TextDifference before={texts[0]} after={texts[1]} />
        ) : values[0] === values[1] ? (
          `${values[1]}, andere oder in anderer Reihenfolge`
        ) : (
          `${values[0]} → ${values[1]}`
        )}
      </dd>
    </div>
  );
}

function TextDifference({ before, after }: { before: string; after: string }) {
  if (before === after) return 'Nur die Formatierung ist anders.';
  return diffWords(before, after).map(({ text, kind }, index) => {
    if (kind === 'same') return text;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={index}>
        <VisuallyHidden>{kind === 'removed' ? 'Entfernt: ' : 'Neu: '}</VisuallyHidden>
        {text}
      </Mark>
    );
  });
}
