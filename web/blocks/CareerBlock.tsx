/** Offered jobs as paper notices: two of them, the others on request (BLK-06 to BLK-09). */
import { useState } from 'react';
import { careerBlock } from '../../schema/blocks/careerBlock';
import { Button, LinkButton } from '../ui/actions/Button';
import { Icon } from '../ui/display/Icon';
import { Paper } from '../ui/display/Card';
import styles from './CareerBlock.module.css';
import { usePage } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { Words } from './BlockText';

/** CONST-24 */
const shownAtFirst = 2;

type Job = BlockProps<'career'>['value']['jobs'][number];

export function CareerBlock({ value: { text, jobs } }: BlockProps<'career'>) {
  const [areAllShown, setAllShown] = useState(false);
  return (
    <section id={careerBlock.anchor} className={styles.career}>
      <div className={styles.inner}>
        <Words html={text} />
        {jobs.length > 0 && (
          <ul className={styles.jobs}>
            {jobs.slice(0, areAllShown ? jobs.length : shownAtFirst).map((job, index) => (
              <li key={index}>
                <Notice job={job} title={hasHeading.test(text ?? '') ? 'h3' : 'h2'} />
              </li>
            ))}
          </ul>
        )}
        {jobs.length > shownAtFirst && (
          <div className={styles.more}>
            <Button
              look="secondary"
              icon={areAllShown ? 'chevron-up' : 'chevron-down'}
              isExpanded={areAllShown}
              onPress={() => setAllShown(!areAllShown)}
            >
              {areAllShown ? 'Weniger anzeigen' : 'Unsere Stellen'}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Notices stand under a heading of the words, else under the title of the page. */
const hasHeading = /<h2/;

function Notice({ job: { title, workload, location }, title: Title }: { job: Job; title: 'h2' | 'h3' }) {
  const { email } = usePage();
  return (
    <Paper teeth="ticket" shadow="sheet">
      <article className={styles.notice}>
        {title && <Title>{title}</Title>}
        <ul>
          {workload && (
            <li>
              <Icon name="clock" />
              {workload}
            </li>
          )}
          {location && (
            <li>
              <Icon name="map-pin" />
              {location}
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
    </Paper>
  );
}
