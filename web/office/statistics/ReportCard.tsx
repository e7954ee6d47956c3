/** A report: its statement as the title, its chart or table, and its export. */
import { useId, useState, type ReactNode } from 'react';
import { reports, type ReportName } from '../../../schema/rules/statistics/reports';
import { flatColumns, flatItems } from '../../../schema/rules/statistics/flatItems';
import type { Report } from '../../../schema/rules/statistics/report';
import { useToast } from '../../ui/overlays/Toasts';
import { ActionMenu } from '../../ui/actions/ActionMenu';
import { Button } from '../../ui/actions/Button';
import { useOffice } from '../shell/officeContext';
import { saveCsv, saveExcel, type ReportFile } from './export/exportReport';
import styles from './ReportCard.module.css';
import { ReportTable } from './ReportTable';

interface Props {
  name: ReportName;
  /** A plain statement of what the chart shows. */
  title: string;
  items: readonly object[];
  /** The period, for the name of an exported file. */
  period: { from: string; to: string };
  /** Says why there is no chart; without it there is one. */
  emptyText?: string | false;
  width?: 'half' | 'full';
  /** Without it there is only the table. */
  children?: ReactNode;
}

export function ReportCard({ name, title, items, period, emptyText, width = 'half', children }: Props) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const { config } = useOffice();
  const toast = useToast();
  const { label, columns }: Report = reports[name];
  const file: ReportFile = {
    name: `${label} ${period.from} bis ${period.to}`,
    columns: flatColumns(columns),
    items: flatItems(columns, items),
    timezone: config.timezone,
  };
  return (
    <section className={`${styles.card} ${styles[width]}`} aria-labelledby={id}>
      <header>
        <div>
          <p className={styles.label}>{label}</p>
          <h2 id={id}>{title}</h2>
        </div>
        {!emptyText && (
          <div className={styles.actions}>
            {children && (
              <Button variant="text" size="small" icon={isTable ? 'chart-column' : 'table'} onPress={() => setTable(!isTable)}>
                {isTable ? 'Diagramm' : 'Tabelle'}
              </Button>
            )}
            <ActionMenu
              label={`${label} speichern`}
              actions={[
                { label: 'Als CSV speichern', icon: 'download', onPress: () => saveCsv(file) },
                {
                  label: 'Als Excel-Datei speichern',
                  icon: 'download',
                  onPress: () => void saveExcel(file).catch(() => toast('Die Datei konnte nicht gespeichert werden.')),
                },
              ]}
            />
          </div>
        )}
      </header>
      {emptyText ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : isTable || !children ? (
        <ReportTable name={name} items={items} />
      ) : (
        children
      )}
    </section>
  );
}
