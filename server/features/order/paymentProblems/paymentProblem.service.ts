/** The payment problems of a branch. Managers mark those as resolved that no refund ends, such as a chargeback. */
import { collections } from '../../../../schema/collections';
import { AppError } from '../../../../schema/errors/appError';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { writeLog } from '../../../platform/context/log';
import { PaymentProblem } from './paymentProblem.entity';

class PaymentProblemService extends CollectionService<PaymentProblem> {
  /** Marks a problem as resolved. CONFLICT when it is. */
  async resolve(context: Context, id: string): Promise<PaymentProblem> {
    context.authorize('paymentProblem.resolve');
    return context.transaction(async context => {
      const { branch, order, uid, note } = await this.get(context, id);
      context.authorizeIn(branch, 'paymentProblem.resolve');
      const columns = { isResolved: true, updatedAt: context.now };
      const { affected } = await context.records(PaymentProblem).update({ id, isResolved: false }, columns);
      if (!affected) throw new AppError('CONFLICT', { message: 'Dieses Problem ist schon erledigt.' });
      const record = { collection: 'order', id: order };
      await writeLog(context, { channel: 'payment', message: `Bestellung ${uid}: erledigt: ${note}`, record });
      return this.get(context, id);
    });
  }
}

export const paymentProblemService = new PaymentProblemService(collections.paymentProblem, PaymentProblem);
