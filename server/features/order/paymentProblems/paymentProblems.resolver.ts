import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context';
import { PaymentProblem } from './paymentProblem.entity';
import { paymentProblemService } from './paymentProblem.service';

@Resolver(() => PaymentProblem)
export class PaymentProblemsResolver {
  @Mutation(() => PaymentProblem, {
    description: 'Mark a payment problem as resolved. CONFLICT when it is. For managers of the branch and admins.',
  })
  resolvePaymentProblem(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<PaymentProblem> {
    return paymentProblemService.resolve(context, id);
  }
}
