/** The tools of admins in the shop (SHELL-19, G-087). */
import { useId, useState } from 'react';
import { hideDrafts, hidesDrafts } from '../../../app/storage/visitorView';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Switch } from '../../../ui/inputs/controls';
import { useToast } from '../../../ui/overlays/Toasts';
import { SimulatedTimeField } from './SimulatedTimeField';
import styles from './Tools.module.css';
import { useClearCarts } from './useClearCarts';
import { useEditLink } from './useEditLink';
import { useReload } from './useReload';
import type { SimulatedTime } from './useSimulatedTime';

interface Props {
  id: string;
  simulatedTime: SimulatedTime;
  isShowingWidth: boolean;
  onShowWidth: (isShown: boolean) => void;
}

export function Tools({ id, simulatedTime, isShowingWidth, onShowWidth }: Props) {
  const toast = useToast();
  const { reload, isReloading, hasFailed } = useReload();
  const editLink = useEditLink();
  const clearCarts = useClearCarts();
  const [areDraftsHidden, setDraftsHidden] = useState(hidesDrafts);
  const showDrafts = (areShown: boolean): void => {
    hideDrafts(!areShown);
    setDraftsHidden(!areShown);
    void reload();
  };
  const reloadMenu = async (): Promise<void> => {
    if (await reload()) toast('Das Sortiment ist neu geladen.');
  };
  return (
    <section id={id} className={styles.tools} aria-label="Werkzeuge">
      <ToolSwitch label="Entwürfe zeigen" isOn={!areDraftsHidden} onChange={showDrafts} />
      <ToolSwitch label="Bildschirmbreite zeigen" isOn={isShowingWidth} onChange={onShowWidth} />
      <SimulatedTimeField {...simulatedTime} />
      <div className={styles.actions}>
        {editLink && (
          <LinkButton variant="secondary" size="small" icon="pencil" to={editLink.to}>
            {editLink.label}
          </LinkButton>
        )}
        <Button variant="secondary" size="small" icon="refresh-cw" isBusy={isReloading} onPress={() => void reloadMenu()}>
          Sortiment neu laden
        </Button>
        <Button variant="secondary" size="small" icon="trash-2" onPress={clearCarts}>
          Warenkorb leeren
        </Button>
      </div>
      {hasFailed && <ErrorMessage message="Die Daten konnten nicht geladen werden." onRetry={() => void reload()} />}
    </section>
  );
}

function ToolSwitch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </span>
  );
}
