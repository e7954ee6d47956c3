/** Job offers as paper notices: the first two, all others on request (BLK-06 to BLK-09). */
import { useState } from 'react';
import { careerBlock } from '../../schema/blocks/careerBlock';
import { Button, LinkButton } from '../ui/actions/Button';
import { Icon } from '../ui/display/Icon';
import { Card } from '../ui/display/Card';
import styles from './CareerBlock.module.css';
import { useFieldMark, usePage } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { BlockText } from './BlockText';

/** CONST-24 */
const initialCount = 2;

type Job = BlockProps<'career'>['value']['jobs'][number];

export function CareerBlock({ value: { text, jobs }, isFirstOfType }: BlockProps<'career'>) {
  const mark = useFieldMark();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <section id={isFirstOfType ? careerBlock.anchor : undefined} className={styles.career}>
      <div className={styles.inner}>
        <BlockText html={text} />
        {jobs.length > 0 && (
          <ul className={styles.jobs} {...mark('jobs')}>
            {jobs.slice(0, isExpanded ? jobs.length : initialCount).map((job, index) => (
              <li key={index}>
                <JobNotice job={job} path={`jobs.${index}`} title={hasHeading.test(text ?? '') ? 'h3' : 'h2'} />
              </li>
            ))}
          </ul>
        )}
        {jobs.length > initialCount && (
          <div className={styles.more}>
            <Button
              variant="secondary"
              icon={isExpanded ? 'chevron-up' : 'chevron-down'}
              isExpanded={isExpanded}
              onPress={() => setExpanded(!isExpanded)}
            >
              {isExpanded ? 'Weniger anzeigen' : 'Unsere Stellen'}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The titles of the notices are h3 when the text has an h2 heading, otherwise h2. */
const hasHeading = /<h2/;

interface JobNoticeProps {
  job: Job;
  /** The path of the job in the values of its block. */
  path: string;
  title: 'h2' | 'h3';
}

function JobNotice({ job: { title, workload, location }, path, title: Heading }: JobNoticeProps) {
  const { email } = usePage();
  const mark = useFieldMark();
  return (
    <Card edgeSize="ticket" shadow="sheet">
      <article className={styles.notice}>
        {title && <Heading {...mark(`${path}.title`)}>{title}</Heading>}
        <ul>
          {workload && (
            <li>
              <Icon name="clock" />
              <span {...mark(`${path}.workload`)}>{workload}</span>
            </li>
          )}
          {location && (
            <li>
              <Icon name="map-pin" />
              <span {...mark(`${path}.location`)}>{location}</span>
            </li>
          )}
        </ul>
        {email && (
          <LinkButton
            to={`mailto:${email}?subject=${encodeURIComponent(`Bewerbung: ${title ?? ''}`)}`}
            label={`Jetzt Bewerben: ${title ?? ''}`}
          >
            Jetzt Bewerben
          </LinkButton>
        )}
      </article>
    </Card>
  );
}
