/** Buttons, and links that look like buttons. One filled button per region; the others are outlined or text. */
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';
import { Icon, type IconName } from '../display/Icon';

interface ButtonAppearance {
  variant?: 'primary' | 'accent' | 'secondary' | 'text' | 'danger' | 'dangerOutline';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of the parent. */
  isWide?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  /** An icon without text, in a circle. */
  isCircle?: boolean;
  /** The accessible name, for icons and for texts that are not specific enough. */
  label?: string;
  children?: ReactNode;
}

interface ButtonProps extends ButtonAppearance {
  type?: 'button' | 'submit';
  /** Shows a spinner, keeps the focus and ignores further presses. */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Looks disabled, but can be pressed to learn what is missing. */
  isInactive?: boolean;
  isExpanded?: boolean;
  controls?: string;
  /** The button opens a dialog. */
  popup?: 'dialog' | undefined;
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
}

interface LinkProps extends ButtonAppearance {
  /** A path of the client, a query of the current page (`?page=2`), or any other URL (tel:, mailto:, https:). */
  to: string;
  isNewTab?: boolean;
}

const classNames = ({ variant = 'primary', size = 'medium', isWide, isCircle, icon, children }: ButtonAppearance): string =>
  [styles.button, styles[variant], styles[size], isWide && styles.wide, icon && !children && styles.round, isCircle && styles.circle]
    .filter(Boolean)
    .join(' ');

const renderContent = ({ icon, iconAfter, children }: ButtonAppearance) => (
  <>
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </>
);

export function Button(props: ButtonProps) {
  const { type = 'button', isBusy = false, isDisabled, isInactive, isExpanded, controls, describedBy, label, popup, ref, onPress } = props;
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(props)}
      disabled={isDisabled}
      aria-label={label}
      aria-disabled={isBusy || isInactive || undefined}
      aria-busy={isBusy || undefined}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-haspopup={popup}
      aria-describedby={describedBy}
      onClick={event => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {renderContent(props)}
    </button>
  );
}

export function LinkButton(props: LinkProps) {
  const { to, label, isNewTab } = props;
  const attributes = { className: classNames(props), 'aria-label': label };
  if (/^[/?]/.test(to) && !isNewTab)
    return (
      <Link {...attributes} to={to}>
        {renderContent(props)}
      </Link>
    );
  return (
    <a {...attributes} href={to} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      {renderContent(props)}
    </a>
  );
}
