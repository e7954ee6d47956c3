/** Marks a product of a branch as sold out, or as available again (G-145). A mark ends by itself, because readers compare its end with the time. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate } from '../../../../schema/fields/validation/validate';
import {
  defaultSoldOutEnd,
  maxSoldOut,
  soldOutInputFields,
  soldOutIssues,
  type SoldOutInput,
} from '../../../../schema/rules/product/soldOut';
import { inZone } from '../../../../schema/rules/time/calendar';
import type { Context } from '../../../platform/context/context';
import { writeLog, type LogDetail } from '../../../platform/context/log';
import { getSettings } from '../../settings/settings.service';
import type { Branch } from '../branch.entity';
import { branchService } from '../branch.service';

/** Marks the product until `until` and returns the branch. For staff of the branch. */
export async function markSoldOut(context: Context, branchReference: string, product: string, input: SoldOutInput): Promise<Branch> {
  const branch = await authorizedBranch(context, branchReference);
  throwIfInvalid(validate(soldOutInputFields, input));
  throwIfInvalid(soldOutIssues(input, context.now));
  const { timezone } = await getSettings(context);
  const { until = defaultSoldOutEnd(branch.openingHours, inZone(context.now, timezone)).toJSDate() } = input;
  const details = until ? [{ name: 'until', after: until }] : [];
  return saveMarks(context, { branch, product, marks: [{ product, until }], message: 'ausverkauft', details });
}

/** Removes the mark of the product, if there is one, and returns the branch. For staff of the branch. */
export async function markAvailable(context: Context, branchReference: string, product: string): Promise<Branch> {
  const branch = await authorizedBranch(context, branchReference);
  return saveMarks(context, { branch, product, marks: [], message: 'wieder verfügbar', details: [] });
}

async function authorizedBranch(context: Context, reference: string): Promise<Branch> {
  context.authorize('branch.setSoldOut');
  const branch = await branchService.get(context, reference);
  context.authorizeIn(branch.id, 'branch.setSoldOut');
  return branch;
}

interface MarkChange {
  branch: Branch;
  product: string;
  marks: { product: string; until: Date | null }[];
  message: string;
  details: LogDetail[];
}

const saveMarks = (context: Context, { branch: { id, name }, product, marks, message, details }: MarkChange): Promise<Branch> =>
  context.transaction(async context => {
    if (!isId(product)) throw new AppError('NOT_FOUND');
    const [row] = await context.db.query(`with changed as (${replaceMark}) ${changedProduct}`, [
      id,
      product,
      JSON.stringify(marks),
      context.now,
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    if (!row.isChanged) throwIfInvalid([{ path: ['product'], rule: 'tooMany', limit: maxSoldOut }]);
    await writeLog(context, {
      channel: 'order',
      message: `${row.name} in ${name}: ${message}.`,
      record: { collection: 'branch', id },
      details,
    });
    await context.publish('recordChanged', { collection: 'branch', id });
    return branchService.get(context, id);
  });

// One statement, so that two products marked at once are both stored. It also deletes the marks that have ended.
const replaceMark = `
  update branch set "soldOut" = $3::jsonb || coalesce((
    select jsonb_agg(mark) from jsonb_array_elements("soldOut") as mark
      where mark ->> 'product' <> $2::text and coalesce((mark ->> 'until')::timestamptz > $4, true)), '[]')
  where id = $1 and exists (select from product where id = $2::uuid) and ($3::jsonb = '[]' or (
    select count(*) from jsonb_array_elements("soldOut") as mark
      where mark ->> 'product' <> $2::text and coalesce((mark ->> 'until')::timestamptz > $4, true)) < ${maxSoldOut})
  returning id`;

const changedProduct = `select name, exists (select from changed) as "isChanged" from product where id = $2::uuid`;
