/** Where providers and those who come back from them knock: the webhook, the way back, and the page that stands in for a provider (G-060). */
import express, { Router, type Request, type Response } from 'express';
import { Refusal } from '../../../schema/errors/appError';
import { moneyText } from '../../../schema/rules/pricing/money';
import { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Order } from '../order/order.entity';
import { orderByLink } from '../order/customer/publicOrder';
import { Payment } from './payment.entity';
import { isProvider, type ProviderName } from './providers/provider';
import { settlePayment } from './settlePayment';
import { simulatedStates, simulationPage, simulationPolicy } from './providers/simulation';

const largest = '20kb';

type ContextOf = (request: Request) => Promise<Context>;

export function paymentDoor(contextOf: ContextOf): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: false, limit: largest }), express.json({ limit: largest }));

  router.post('/:provider/webhook', async (request, response) => {
    const context = await contextOf(request);
    const provider = providerOf(request);
    const reference = context.services.payments[provider]?.referenceIn(request.body);
    const payment = reference === undefined ? null : await context.records(Payment).findOneBy({ provider, reference });
    if (payment) await settlePayment(context, payment);
    response.json({ accepted: true }); // of what we do not know, too: nobody learns which payments there are
  });

  router.get('/:provider/return/:uid/:hash', async (request, response) => {
    const { uid, hash } = request.params as { uid: string; hash: string };
    response.redirect(302, await wayBack(await contextOf(request), { uid, hash }));
  });

  router.get('/:provider/simulation/:reference', async (request, response) => {
    const payment = await simulatedPayment(await contextOf(request), request);
    response.setHeader('Content-Security-Policy', simulationPolicy);
    response.type('html').send(simulationPage(moneyText(payment.amount / 100, payment.currency)));
  });
  router.post('/:provider/simulation/:reference', async (request, response) => endSimulation(await contextOf(request), request, response));
  return router;
}

/** To the order, unless its payment came to nothing: then to the checkout, where the cart still is. */
async function wayBack(context: Context, link: { uid: string; hash: string }): Promise<string> {
  const status = `/status/${encodeURIComponent(link.uid)}/${encodeURIComponent(link.hash)}`;
  const order = await orderByLink(context, link).catch(() => null); // its page says that there is none
  const payment = order && (await context.records(Payment).findOneBy({ order: order.id }));
  if (!payment) return status;
  await settlePayment(context, payment).catch(console.error); // then it is still open for us
  const { status: now, branch } = await context.records(Order).findOneByOrFail({ id: order.id });
  if (now !== 'FAILED') return status;
  const { identifier } = await context.records(Branch).findOneByOrFail({ id: branch });
  return `/store/${encodeURIComponent(identifier)}/checkout/error`;
}

async function endSimulation(context: Context, request: Request, response: Response): Promise<void> {
  const payment = await simulatedPayment(context, request);
  const { state } = (request.body ?? {}) as { state?: string };
  if (state === undefined || !(state in simulatedStates)) throw new Refusal('invalid');
  const simulated = simulatedStates[state as keyof typeof simulatedStates];
  if (payment.simulated === null) await context.records(Payment).update({ id: payment.id }, { simulated });
  const { uid, hash } = await context.records(Order).findOneByOrFail({ id: payment.order });
  response.redirect(303, `/api/payments/${payment.provider}/return/${uid}/${hash}`);
}

async function simulatedPayment(context: Context, request: Request): Promise<Payment> {
  const provider = providerOf(request);
  const { reference = '' } = request.params as { reference?: string };
  const payment = reference.startsWith('sim_') ? await context.records(Payment).findOneBy({ provider, reference }) : null;
  if (!payment) throw new Refusal('notFound');
  return payment;
}

function providerOf(request: Request): ProviderName {
  const { provider = '' } = request.params as { provider?: string };
  if (!isProvider(provider)) throw new Refusal('notFound');
  return provider;
}
