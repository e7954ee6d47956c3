/** A decision of a visitor about cookies, as the shop sends it. */
import { integer, multiSelect, text, type RecordOf } from '../../../../schema/fields/field';
import { consentPurposes } from '../../../../schema/site/consent';

export const consentInput = {
  visitor: text({
    label: 'Kennung',
    description: 'A random UUID that the device keeps only to prove its decisions.',
    required: true,
    max: 36,
  }),
  purposes: multiSelect({
    name: 'ConsentPurpose',
    label: 'Zwecke',
    description: 'What the visitor agrees to. None: the visitor revokes an earlier consent.',
    options: consentPurposes,
  }),
  version: integer({ label: 'Fassung', description: 'The version of the texts that the visitor saw.', required: true, min: 1, max: 1_000 }),
};

export type ConsentInput = RecordOf<typeof consentInput>;
