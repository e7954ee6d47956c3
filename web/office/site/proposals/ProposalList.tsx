/** The proposals that are not decided yet, each beside the text that it would replace. */
import { useRef } from 'react';
import { changesOf, type Blocks, type SetField } from '../../../../schema/blocks/operations/blockOperation';
import { diffWords, type TextPart } from '../../../../schema/text/diffWords';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { Alert } from '../../../ui/feedback/Alert';
import { blockIcon, blockLabel } from '../blocks/blockSummary';
import { fieldLabel, fieldOf } from '../editor/conflicts/conflictTexts';
import { textValue } from '../revisions/revisionTexts';
import styles from './proposals.module.css';
import type { OpenProposal, Proposals } from './useProposals';

interface Props {
  proposals: Proposals;
  open: readonly OpenProposal[];
  blocks: Blocks;
}

export function ProposalList({ proposals: { decide, counts, deletedCount, reset }, open, blocks }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const decideAbout = (proposal: OpenProposal, isAccepted: boolean): void => {
    list.current?.focus(); // the buttons disappear
    decide(proposal, isAccepted);
  };
  return (
    <div className={styles.sections}>
      <p role="status">{countText(open.length, counts)}</p>
      {counts.withheldCount > 0 && <Alert tone="info">{withheldText(counts.withheldCount)}</Alert>}
      {deletedCount > 0 && <Alert tone="info">{deletedText(deletedCount)}</Alert>}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Vorschläge">
        {open.map(proposal => {
          const name = `${blocks.indexOf(proposal.block) + 1}. ${blockLabel(proposal.block)}`;
          return (
            <li key={proposal.block.id}>
              <h3>
                <Icon name={blockIcon(proposal.block)} /> {name}
              </h3>
              {changesOf(proposal.block, proposal.proposed).map(change => (
                <ChangedText key={change.field} type={proposal.block.type} change={change} />
              ))}
              <ChangeNotice proposal={proposal} />
              <div className={styles.actions}>
                <Button
                  variant="secondary"
                  size="small"
                  icon="check"
                  label={`Übernehmen: ${name}`}
                  isDisabled={proposal.isOutdated}
                  onPress={() => decideAbout(proposal, true)}
                >
                  Übernehmen
                </Button>
                <Button variant="text" size="small" icon="x" label={`Verwerfen: ${name}`} onPress={() => decideAbout(proposal, false)}>
                  Verwerfen
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" icon="refresh-cw" onPress={reset}>
          Neue Vorschläge anfordern
        </Button>
      </div>
    </div>
  );
}

function ChangeNotice({ proposal: { isOutdated, isChanged } }: { proposal: OpenProposal }) {
  if (isOutdated) return <Alert tone="warning">Der Block hat sich inzwischen geändert. Der Vorschlag passt nicht mehr.</Alert>;
  if (!isChanged) return null;
  return (
    <Alert tone="warning">
      Der Text hat sich seit der Anfrage geändert. Wenn Sie den Vorschlag übernehmen, ersetzt er auch diese Änderung.
    </Alert>
  );
}

function ChangedText({ type, change }: { type: string; change: SetField }) {
  const field = fieldOf(type, change.field);
  const parts = diffWords(textValue(field, change.before) ?? '', textValue(field, change.value) ?? '');
  const isFormat = parts.every(({ kind }) => kind === 'same');
  return (
    <section aria-label={fieldLabel(type, change.field)}>
      {isFormat && <p>Nur die Formatierung ist anders.</p>}
      <dl className={styles.versions}>
        <Version title="Bisher" parts={parts.filter(({ kind }) => kind !== 'added')} />
        <Version title="Vorschlag" parts={parts.filter(({ kind }) => kind !== 'removed')} />
      </dl>
    </section>
  );
}

const Version = ({ title, parts }: { title: string; parts: readonly TextPart[] }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {parts.map(({ text, kind }, index) => {
        const Mark = kind === 'same' ? 'span' : kind === 'removed' ? 'del' : 'ins';
        return <Mark key={index}>{text}</Mark>;
      })}
    </dd>
  </div>
);

function countText(count: number, { accepted, rejected }: Proposals['counts']): string {
  const openText = count === 0 ? 'Kein Vorschlag ist offen.' : count === 1 ? 'Ein Vorschlag ist offen.' : `${count} Vorschläge sind offen.`;
  if (count + accepted + rejected === 0) return 'Es gibt keinen Vorschlag.';
  return accepted + rejected === 0 ? openText : `${openText} ${accepted} übernommen, ${rejected} verworfen.`;
}

const deletedText = (count: number): string =>
  count === 1
    ? 'Ein Block mit einem Vorschlag wurde inzwischen gelöscht.'
    : `${count} Blöcke mit einem Vorschlag wurden inzwischen gelöscht.`;

const withheldText = (count: number): string =>
  `${count === 1 ? 'Für einen Block gibt' : `Für ${count} Blöcke gibt`} es keinen Vorschlag, weil er Preise, Zahlen, Allergene, Zeiten oder Links verändert hätte oder zu lang war.`;
