import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Settings } from '../../schema/settings';

/** The shop's own decisions: one row, or none yet. */
@Entity('settings')
export class StoredSettings {
  @PrimaryColumn('boolean', { default: true }) id!: true;
  @Column({ type: 'jsonb' }) value!: Partial<Settings>;
  @UpdateDateColumn({ type: 'timestamptz', precision: 3 }) updatedAt!: Date;
}
