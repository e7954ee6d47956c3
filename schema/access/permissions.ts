/** Table P for collections: which records somebody may read, make, change and remove. The server turns each reach into a condition. */
import type { Deed, Pass } from './roles';

/**
 * Which records: all of them; those of one's own branches (to write, of no other branch too); oneself, or what is one's own;
 * what is planned for oneself and published; tasks one is to do, or made oneself; what is switched on; what one's branches sell;
 * people who only work in one's own branches.
 */
export type Reach = 'all' | 'own' | 'self' | 'published' | 'assigned' | 'involved' | 'enabled' | 'sold' | 'ownStaff';

interface Grant {
  readonly read?: readonly Reach[];
  readonly create?: readonly Reach[];
  readonly update?: readonly Reach[];
  readonly delete?: readonly Reach[];
  /** A change may touch these fields and no others. */
  readonly only?: readonly string[];
}

type Grants = { readonly [P in Pass]?: Grant };

const read = (...reach: readonly Reach[]): Grant => ({ read: reach });
const write = (...reach: readonly Reach[]): Grant => ({ read: reach, create: reach, update: reach, delete: reach });
const readAll = read('all');
const writeAll = write('all');

/** Hours, messages, modes and delivery areas: neither keys nor what may be paid with. */
const runningOfBranch = [
  ...['openingHours', 'deliveryHours', 'isDeliveryHoursEnabled', 'orderableFrom', 'closedMessage', 'notification', 'pickupText'],
  ...['isTakeawayEnabled', 'isDeliveryEnabled', 'isDineInEnabled', 'isTableSelectionEnabled', 'isPreorderEnabled'],
  ...['isAppointmentRequired', 'isQuotationRequired', 'defaultDeliveryMethod', 'deliveryAreas'],
];

const openToPrograms = { 'catalog:read': readAll } as const;
const managed: Grants = { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll, ROLE_EDITOR: readAll, ...openToPrograms };
const edited: Grants = { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: readAll, ROLE_EDITOR: writeAll };
const written: Grants = { ROLE_EDITOR: writeAll };
const files: Grants = { ROLE_EMPLOYEE: { read: ['all'], create: ['all'] }, ROLE_MANAGER: writeAll, ROLE_EDITOR: writeAll };
const ofBranches: Grants = { ROLE_EMPLOYEE: read('own'), ROLE_MANAGER: write('own') };
const ownProfile: Grant = { read: ['self'], update: ['self'], only: ['phone', 'avatar', 'locale'] };

/** Admins may everything, so they are not written down. */
export const grants: Readonly<Record<string, Grants>> = {
  branch: {
    ROLE_EMPLOYEE: read('own'),
    ROLE_MANAGER: { read: ['own'], update: ['own'], only: runningOfBranch },
    ROLE_EDITOR: readAll,
    ...openToPrograms,
  },
  division: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: readAll, ROLE_EDITOR: readAll, ...openToPrograms },
  menu: { ...managed, ROLE_MANAGER: { ...write('own'), read: ['all'] } },
  category: managed,
  tag: managed,
  product: { ...managed, ROLE_EMPLOYEE: { read: ['all'], update: ['sold'], only: ['isEnabled'] } },
  table: { ...ofBranches, ROLE_EDITOR: readAll, ...openToPrograms },
  donatee: { ...edited, ...openToPrograms },
  image: { ...files, ...openToPrograms },
  upload: { ...files, 'orders:write': { create: ['all'] } },
  imageTemplate: edited,
  // What is no page yet is for those who write it (G-074); the others see what everybody sees.
  site: written,
  block: written,
  node: written,
  navigation: written,
  redirect: { ROLE_EMPLOYEE: read('enabled'), ROLE_MANAGER: readAll, ROLE_EDITOR: writeAll },
  scene: edited,
  digitalSignageSegment: edited,
  digitalSignageStream: edited,
  digitalSignageDevice: { ...ofBranches, ROLE_EDITOR: readAll },
  device: ofBranches,
  user: {
    ROLE_EMPLOYEE: ownProfile,
    ROLE_MANAGER: { ...write('ownStaff'), read: ['own', 'self'] },
    ROLE_EDITOR: ownProfile,
  },
  department: ofBranches,
  customer: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll },
  externalUser: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll },
  project: ofBranches,
  task: {
    ROLE_EMPLOYEE: { ...write('involved'), read: ['own', 'involved'] },
    ROLE_MANAGER: write('own', 'involved'),
    ROLE_EDITOR: write('assigned'),
  },
  workingActivity: { ROLE_EMPLOYEE: read('self'), ROLE_MANAGER: { ...write('own'), read: ['own', 'self'] }, ROLE_EDITOR: read('self') },
  workingSchedule: {
    ROLE_EMPLOYEE: read('published'),
    ROLE_MANAGER: { ...write('own'), read: ['own', 'published'] },
    ROLE_EDITOR: read('published'),
  },
};

type Kind = 'read' | 'create' | 'update' | 'delete';
const kindOf = (deed: Deed): Kind => (deed === 'list' || deed === 'get' ? 'read' : deed);

/** What one pass grants for a deed. */
export interface Granted {
  readonly reach: readonly Reach[];
  /** A change may touch these fields and no others. */
  readonly only?: readonly string[] | undefined;
}

/** What these passes grant for a deed; admins everything. */
export function granted(held: readonly Pass[], collection: string, deed: Deed): Granted[] {
  if (held.includes('ROLE_ADMIN')) return [{ reach: ['all'] }];
  return held.flatMap(pass => {
    const grant = grants[collection]?.[pass];
    const reach = grant?.[kindOf(deed)];
    return reach ? [{ reach, only: deed === 'update' ? grant.only : undefined }] : [];
  });
}
