/** One file in a list: what it is, how far it is on its way, what is wrong with it, and how to be rid of it. */
import { useEffect, useState } from 'react';
import { Button } from '../actions/Button';
import styles from './FileItem.module.css';
import { Icon } from '../display/Icon';

interface Props {
  name: string;
  /** The address of a small picture of it. */
  preview?: string | undefined;
  /** From 0 to 1 while it is on its way. */
  share?: number | undefined;
  error?: string | undefined;
  /** What the button says to screen readers: `Torte.jpg entfernen`. */
  removeLabel: string;
  onRemove: () => void;
  onAgain?: (() => void) | undefined;
}

export function FileRow({ name, preview, share, error, removeLabel, onRemove, onAgain }: Props) {
  return (
    <li className={error ? `${styles.row} ${styles.wrong}` : styles.row}>
      <span className={styles.picture}>
        <Preview key={preview} address={preview} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {share !== undefined && !error && (
          <progress className={styles.progress} value={share} max={1} aria-label={`${name} wird hochgeladen`}>
            {Math.round(share * 100)} %
          </progress>
        )}
      </span>
      {onAgain && <Button look="text" size="small" icon="refresh-cw" label={`${name} erneut versuchen`} onPress={onAgain} />}
      <Button look="text" size="small" icon={share !== undefined && !error ? 'x' : 'trash-2'} label={removeLabel} onPress={onRemove} />
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </li>
  );
}

/** What calls itself a picture and is none has no preview either. */
function Preview({ address }: { address: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  return address && !isBroken ? <img src={address} alt="" onError={() => setBroken(true)} /> : <Icon name="file" />;
}

/** The address of a picture that is still on this machine. */
export function useLocalPicture(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!/^image\/(?:jpeg|png|gif|webp)$/.test(file.type)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
