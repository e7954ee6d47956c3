/** The name of a row of a tree, and where it leads. */
import { useContext } from 'react';
import { Icon } from '../../ui/display/Icon';
import { VisuallyHidden } from '../../ui/display/layout';
import { LinkTargetContext } from '../inputs/linkTargetContext';
import { nameOf } from './rowTexts';
import type { Row } from './tree';
import styles from './tree.module.css';

interface Props {
  row: Row;
  level: number;
  isOpen: boolean;
  /** The targets of all rows. */
  targets: readonly unknown[];
}

export function RowTitle({ row, level, isOpen, targets }: Props) {
  const LinkTarget = useContext(LinkTargetContext);
  return (
    <>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      <span className={styles.name}>
        <b>{nameOf(row)}</b>
        {level > 1 && <VisuallyHidden>, Ebene {level}</VisuallyHidden>}
        <small>
          {row.isEnabled === false && 'Ausgeblendet · '}
          {LinkTarget && <LinkTarget type={row.type} target={row.target} suffix={row.suffix} targets={targets} />}
        </small>
      </span>
    </>
  );
}
