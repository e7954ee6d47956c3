/** What is pressed to do something, and links that look the same. One filled button per region; the rest outlined or text. */
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';
import { Icon, type IconName } from '../display/Icon';

interface Look {
  look?: 'primary' | 'accent' | 'secondary' | 'text' | 'danger' | 'dangerOutline';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  isWide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  /** An icon alone, in a circle. */
  isCircle?: boolean;
  /** The accessible name, where the text does not say enough or there is only an icon. */
  label?: string;
  children?: ReactNode;
}

interface ButtonProps extends Look {
  type?: 'button' | 'submit';
  /** At work: shows it, keeps the focus, and takes no second press. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isExpanded?: boolean;
  controls?: string;
  /** It opens a window over the page. */
  opens?: 'dialog' | undefined;
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
}

interface LinkProps extends Look {
  /** A path of ours, another question to this page (`?page=2`), or any other address (tel:, mailto:, https:). */
  to: string;
  isNewTab?: boolean;
}

const classesOf = ({ look = 'primary', size = 'medium', isWide, isCircle, icon, children }: Look): string =>
  [styles.button, styles[look], styles[size], isWide && styles.wide, icon && !children && styles.round, isCircle && styles.circle]
    .filter(Boolean)
    .join(' ');

const contentOf = ({ icon, iconAfter, children }: Look) => (
  <>
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </>
);

export function Button(props: ButtonProps) {
  const { type = 'button', isBusy = false, isDisabled, isExpanded, controls, describedBy, label, opens, ref, onPress } = props;
  return (
    <button
      ref={ref}
      type={type}
      className={classesOf(props)}
      disabled={isDisabled}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-haspopup={opens}
      aria-describedby={describedBy}
      onClick={event => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {contentOf(props)}
    </button>
  );
}

export function LinkButton(props: LinkProps) {
  const { to, label, isNewTab } = props;
  const given = { className: classesOf(props), 'aria-label': label };
  if (/^[/?]/.test(to) && !isNewTab)
    return (
      <Link {...given} to={to}>
        {contentOf(props)}
      </Link>
    );
  return (
    <a {...given} href={to} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      {contentOf(props)}
    </a>
  );
}
