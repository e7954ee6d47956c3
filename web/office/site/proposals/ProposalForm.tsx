/** What the proposals should be like, and for which blocks. */
import { useState } from 'react';
import { canProposeTexts, textProposalInput } from '../../../../schema/rules/site/editing/textProposal';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { CheckboxCard, CheckboxGroup } from '../../../ui/inputs/CheckboxGroup';
import { Select, TextArea } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import type { BlockHistory } from '../blocks/blockHistory';
import { blockLabel, blockSummary } from '../blocks/blockSummary';
import styles from './proposals.module.css';
import type { Proposals } from './useProposals';

const { prompt: promptField, tone: toneField, entries: entriesField } = textProposalInput;
const offlineText = 'Der Server ist nicht erreichbar. Bitte prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

interface Props {
  proposals: Proposals;
  history: BlockHistory;
  /** The block that is chosen at first; null for all. */
  block: BlockHistory['openId'];
}

export function ProposalForm({ proposals: { input, setInput, request, cancel, isLoading, error }, history, block: blockId }: Props) {
  const blocks = history.blocks.filter(canProposeTexts);
  const chosen = blocks.filter(({ id }) => id === blockId);
  const [entries, setEntries] = useState(() => (chosen.length > 0 ? chosen : blocks).map(({ id }) => id));
  if (blocks.length === 0) return <p>Diese Seite hat noch keine Blöcke mit Texten.</p>;
  return (
    <form
      className={styles.sections}
      onSubmit={event => {
        event.preventDefault();
        if (!isLoading) void request(entries);
      }}
    >
      <p>
        Sie sehen jeden Vorschlag neben dem bisherigen Text und entscheiden selbst. Preise, Zahlen, Allergene, Zeiten und Links bleiben
        gleich.
      </p>
      <Field label={promptField.label} mark="required">
        <TextArea required rows={3} maxLength={promptField.max} value={input.prompt} onChange={prompt => setInput({ ...input, prompt })} />
      </Field>
      <Field label={toneField.label}>
        <Select
          options={toneField.options}
          empty="Wie bisher"
          value={input.tone}
          onChange={tone => setInput({ ...input, tone: tone as Proposals['input']['tone'] })}
        />
      </Field>
      <CheckboxGroup label={entriesField.label} values={entries} onChange={setEntries}>
        {blocks.map(block => (
          <CheckboxCard
            key={block.id}
            value={block.id}
            title={`${history.blocks.indexOf(block) + 1}. ${blockLabel(block)}`}
            hint={blockSummary(block)}
          />
        ))}
      </CheckboxGroup>
      {Boolean(error) && !isLoading && (
        <Alert tone="error" isNew>
          {errorMessage(error, offlineText)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isLoading} isDisabled={entries.length === 0}>
          Vorschläge anfordern
        </Button>
        {isLoading && (
          <Button variant="secondary" onPress={cancel}>
            Abbrechen
          </Button>
        )}
        <span role="status">{isLoading ? 'Die Vorschläge entstehen. Das kann bis zu zwei Minuten dauern.' : ''}</span>
      </div>
    </form>
  );
}
