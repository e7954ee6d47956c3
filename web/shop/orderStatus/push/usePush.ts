/** Switches the push messages about an order on and off for this device. */
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { isServer } from '../../../app/rendering/isServer';
import { registerWorker } from '../../install/worker/worker';
import { PushKeyDocument, SubscribeToPushDocument, UnsubscribeFromPushDocument } from './Push.generated';
import { isPushOrder, savePushOrder } from './pushOrders';

interface OrderLink {
  readonly uid: string;
  readonly hash: string;
}

type PushState = 'off' | 'busy' | 'on' | 'denied' | 'failed';

/** On an iPhone, only an installed app receives push messages. */
export const supportsPush = (): boolean => !isServer && 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window;

export function usePush(link: OrderLink) {
  const client = useApolloClient();
  const [state, setState] = useState<PushState>(() => initialState(link));
  const change = async (target: 'on' | 'off', run: () => Promise<boolean>): Promise<void> => {
    setState('busy');
    const isAllowed = await run().catch(() => null);
    if (isAllowed) savePushOrder(link.uid, target === 'on');
    setState(isAllowed === null ? 'failed' : isAllowed ? target : 'denied');
  };
  return {
    state,
    startPush: () => void change('on', () => subscribe(client, link)),
    endPush: () => void change('off', () => unsubscribe(client, link)),
  };
}

const initialState = ({ uid }: OrderLink): PushState =>
  supportsPush() && Notification.permission === 'granted' && isPushOrder(uid) ? 'on' : 'off';

/** Returns false when the user does not permit messages. The question must be the first step after the press. */
async function subscribe(client: ApolloClient, link: OrderLink): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await registerWorker();
  const { data } = await client.query({ query: PushKeyDocument });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribeDevice(pushManager, data!.pushKey)).toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const input = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await client.mutate({ mutation: SubscribeToPushDocument, variables: { ...link, input } });
  return true;
}

/** A subscription for an older key of the shop is replaced, because no message can reach it any more. */
async function subscribeDevice(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const subscribe = (): Promise<PushSubscription> => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return subscribe().catch(async (error: unknown) => {
    const existing = await pushManager.getSubscription();
    if (!existing || !(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await existing.unsubscribe();
    return subscribe();
  });
}

/** The subscription stays, because the device may receive messages about other orders. */
async function unsubscribe(client: ApolloClient, link: OrderLink): Promise<true> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await client.mutate({ mutation: UnsubscribeFromPushDocument, variables: { ...link, endpoint: subscription.endpoint } });
  return true;
}
