/**
 * The routes for payment providers and returning customers: the webhook, the return URL, and the page of the simulated provider (G-060).
 */
import { Router, type Request, type Response } from 'express';
import { AppError } from '../../../schema/errors/appError';
import type { ProviderName } from '../../../schema/rules/checkout/paymentMethods';
import { isKeyOf, toObject } from '../../../schema/objects';
import { moneyText } from '../../../schema/rules/pricing/money';
import { statusPath } from '../../../schema/site/paths';
import type { Context } from '../../platform/context/context';
import { reportUnexpected } from '../../platform/context/reportUnexpected';
import { Payment } from './payment.entity';
import { isProvider } from './providers';
import { settlePayment } from './settlePayment';
import { simulatedStates, simulationPage, simulationPolicy } from './providers/simulation';

type CreateContext = (request: Request) => Promise<Context>;

export function paymentRoutes(createContext: CreateContext): Router {
  const router = Router();

  router.post('/:provider/webhook', async (request, response) => {
    const context = await createContext(request);
    const provider = providerOf(request);
    const reference = context.services.payments[provider]?.parseWebhook(request.body);
    const payment = reference === undefined ? null : await context.records(Payment).findOneBy({ provider, reference });
    if (payment) await settlePayment(context, payment);
    response.json({ accepted: true }); // The same response for unknown payments, so that nobody can find out which payments exist.
  });

  router.get('/:provider/return/:uid/:hash', async (request, response) => {
    const { uid, hash } = request.params;
    response.redirect(302, await returnPath(await createContext(request), { uid, hash }));
  });

  router.get('/:provider/simulation/:reference', async (request, response) => {
    const payment = await findSimulatedPayment(await createContext(request), request);
    response.setHeader('Content-Security-Policy', simulationPolicy);
    response.type('html').send(simulationPage(moneyText(payment.amount / 100, payment.currency)));
  });
  router.post('/:provider/simulation/:reference', async (request, response) =>
    finishSimulation(await createContext(request), request, response),
  );
  return router;
}

/** Settles the payment and returns the path to redirect to. The status page shows an error for an unknown order. */
async function returnPath(context: Context, { uid, hash }: { uid: string; hash: string }): Promise<string> {
  const { paymentPort } = context.services;
  const order = await paymentPort.orderByLink(context, { uid, hash }).catch(() => null);
  const payment = order && (await context.records(Payment).findOneBy({ order }));
  if (!payment) return statusPath({ uid: encodeURIComponent(uid), hash: encodeURIComponent(hash) });
  // The payment stays open; a later check settles it.
  await settlePayment(context, payment).catch(reportUnexpected(context.services.errorLog, 'Rückkehr von der Zahlung'));
  return paymentPort.returnPath(context, payment.order);
}

async function finishSimulation(context: Context, request: Request, response: Response): Promise<void> {
  const payment = await findSimulatedPayment(context, request);
  const { state } = toObject(request.body);
  if (!isKeyOf(simulatedStates, state)) throw new AppError('INVALID');
  const simulated = simulatedStates[state];
  if (payment.simulated === null) await context.records(Payment).update({ id: payment.id }, { simulated });
  const { uid, hash } = await context.services.paymentPort.linkOf(context, payment.order);
  response.redirect(303, `/api/payments/${payment.provider}/return/${uid}/${hash}`);
}

async function findSimulatedPayment(context: Context, request: Request): Promise<Payment> {
  const provider = providerOf(request);
  const reference = String(request.params.reference);
  const payment = reference.startsWith('sim_') ? await context.records(Payment).findOneBy({ provider, reference }) : null;
  if (!payment) throw new AppError('NOT_FOUND');
  return payment;
}

function providerOf(request: Request): ProviderName {
  const provider = String(request.params.provider);
  if (!isProvider(provider)) throw new AppError('NOT_FOUND');
  return provider;
}
