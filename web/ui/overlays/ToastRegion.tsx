/** Shows the current toast for some seconds, longer while the pointer or the focus is on it. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button';
import { useShortcut } from '../actions/useShortcut';
import { Icon, type IconName } from '../display/Icon';
import { Countdown } from './Countdown';
import styles from './Toasts.module.css';

/** A button in the toast. It closes the toast. */
export interface ToastAction {
  label: string;
  icon: IconName;
  /** The key that runs the action while the toast is shown. */
  shortcut: string;
  run: () => void;
  /** The toast counts down for so many milliseconds, also under the pointer. */
  countdown?: number;
}

export interface Toast {
  number: number;
  text: string;
  action: ToastAction | undefined;
  /** The only page that shows it. */
  page: string | undefined;
}

const displayTime = 4_000;
const displayTimeWithAction = 5_000;

export function ToastRegion({ toast, onClose }: { toast: Toast | null; onClose: () => void }) {
  const region = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const close = useEffectEvent(onClose);
  const action = toast?.action;

  // A toast that disappears under the pointer or with the focus reports neither.
  useLayoutEffect(() => setPaused(region.current!.matches(':hover, :focus-within')), [toast]);
  useEffect(() => {
    const countdown = toast?.action?.countdown;
    if (!toast || (isPaused && !countdown)) return;
    const timer = setTimeout(close, countdown ?? (toast.action ? displayTimeWithAction : displayTime));
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  function runAction(): void {
    onClose();
    action?.run();
  }
  useShortcut(action?.shortcut, runAction);

  return (
    <div
      ref={region}
      role="status"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toast && (
        <div key={toast.number} className={`${styles.toast} ${action ? styles.withAction : ''}`} tabIndex={action ? undefined : 0}>
          {action?.countdown ? <Countdown duration={action.countdown} /> : <Icon name="check" />}
          <p>{toast.text}</p>
          {action && (
            <Button variant="text" icon={action.icon} onPress={runAction}>
              {action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
