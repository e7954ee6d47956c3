/** Chooses when the page is published, and when it is taken offline. */
import { useEffect, useId, useRef } from 'react';
import { DateTimeEditor } from '../../../fields/inputs/DateTimeEditor';
import { focusFirstError } from '../../../forms/focusFirstError';
import { Field } from '../../../ui/inputs/Field';
import { RadioCard, RadioGroup } from '../../../ui/inputs/RadioGroup';
import styles from './publishing.module.css';
import type { Publishing } from './usePublishing';

export function PublishTimes({ publishing }: { publishing: Publishing }) {
  const { isLater, setLater, times, setTimes, tryCount, messages } = publishing;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => focusFirstError(section.current), [tryCount]);
  return (
    <section ref={section} className={styles.section}>
      <RadioGroup label="Wann" layout="options" value={isLater ? 'later' : 'now'} onChange={value => setLater(value === 'later')}>
        <RadioCard value="now" title="Jetzt" />
        <RadioCard value="later" title="Zu einem Zeitpunkt" />
      </RadioGroup>
      <div className={styles.times}>
        {isLater && (
          <Field label="Veröffentlichen am" mark="required" id={`${id}-publish`} error={messages.publishAt}>
            <DateTimeEditor id={`${id}-publish`} value={times.publishAt} onChange={publishAt => setTimes({ ...times, publishAt })} />
          </Field>
        )}
        <Field label="Offline nehmen am" mark="optional" id={`${id}-unpublish`} error={messages.unpublishAt}>
          <DateTimeEditor id={`${id}-unpublish`} value={times.unpublishAt} onChange={unpublishAt => setTimes({ ...times, unpublishAt })} />
        </Field>
      </div>
    </section>
  );
}
