/** The frontdesk screen of a branch (G-062): the tickets in preparation and the tickets that are ready. Its only control is that of its sound. */
import { useConnectionState } from '../../../app/socket/connection';
import styles from './FrontdeskPage.module.css';
import { isKeyRejected, ConnectionNotice } from '../ConnectionNotice';
import { BranchScreen } from '../BranchScreen';
import { InvalidKeyPage } from '../InvalidKeyPage';
import { useReadySound } from './useReadySound';
import { ReadySoundButton } from './ReadySoundButton';
import { ScreenClock } from '../ScreenClock';
import type { ScreenContext } from '../useBranchScreen';
import { useWakeLock } from '../../../hooks/useWakeLock';
import { TicketColumn } from './TicketColumn';
import { useTickets } from './useTickets';

export const FrontdeskPage = () => <BranchScreen>{screen => <Board screen={screen} />}</BranchScreen>;

function Board({ screen }: { screen: ScreenContext }) {
  const { branch, title, config } = screen;
  const { board, newlyReady, error } = useTickets(branch);
  useWakeLock();
  const isOutdated = useConnectionState() === 'lost';
  const sound = useReadySound(newlyReady, branch);

  if (isKeyRejected(error)) return <InvalidKeyPage error={error} />;
  return (
    <main className={styles.board}>
      <title>{`Frontdesk – ${title}`}</title>
      <header className={styles.header}>
        <h1>{title}</h1>
        <ReadySoundButton sound={sound} />
        <ScreenClock timezone={config.timezone} />
      </header>
      <div className={isOutdated ? `${styles.columns} ${styles.outdated}` : styles.columns}>
        <TicketColumn title="In Zubereitung" status="preparing" tickets={board?.preparing} />
        <TicketColumn title="Abholbereit" status="ready" tickets={board?.ready} newlyReady={newlyReady} />
      </div>
      <ConnectionNotice error={error} timezone={config.timezone} canSound={sound.canPlay} />
    </main>
  );
}
