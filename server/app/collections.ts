/** The entity and service of every collection. A new collection adds one line. */
import type { ClassType } from 'type-graphql';
import { collections, type CollectionName } from '../../schema/collections';
import { Branch } from '../features/branch/branch.entity';
import { branchService } from '../features/branch/branch.service';
import { Division } from '../features/branch/division.entity';
import { Donatee } from '../features/branch/donatee.entity';
import { Table } from '../features/branch/table.entity';
import { Tag } from '../features/branch/tag.entity';
import { Category } from '../features/catalogue/category.entity';
import { Menu } from '../features/catalogue/menu.entity';
import { Product } from '../features/catalogue/product.entity';
import type { RecordEntity } from '../platform/collections/mapping/columns';
import { collectionResolvers, createReferenceResolvers } from '../platform/collections/collectionResolvers';
import { collectionRoutes } from '../platform/collections/collectionRoutes';
import { CollectionService } from '../platform/collections/collectionService';
import { createTokenResolvers, tokenRoutes } from '../platform/collections/tokenService';
import { Block } from '../features/content/block.entity';
import { blockService } from '../features/content/block.service';
import { Navigation } from '../features/content/navigation.entity';
import { Node } from '../features/content/node.entity';
import { nodeService } from '../features/content/node.service';
import { Redirect } from '../features/content/redirect/redirect.entity';
import { redirectService } from '../features/content/redirect/redirect.service';
import { Site } from '../features/content/site.entity';
import { siteService } from '../features/content/site.service';
import { Device } from '../features/device/device.entity';
import { deviceService } from '../features/device/device.service';
import { User } from '../features/identity/user.entity';
import { userService } from '../features/identity/user.service';
import { Log } from '../features/log/log.entity';
import { OutboxMessage } from '../features/messages/outboxMessage.entity';
import { outboxService } from '../features/messages/outbox.service';
import { Image } from '../features/media/image/image.entity';
import { ImageTemplate } from '../features/media/template/imageTemplate.entity';
import { imageService } from '../features/media/image/image.service';
import { imageTemplateService } from '../features/media/template/imageTemplate.service';
import { Upload } from '../features/media/upload/upload.entity';
import { uploadService } from '../features/media/upload/upload.service';
import { Scene } from '../features/signage/scene.entity';
import { sceneService } from '../features/signage/scene.service';
import { SignageDevice } from '../features/signage/signageDevice.entity';
import { signageDeviceService } from '../features/signage/signageDevice.service';
import { Segment } from '../features/signage/segment.entity';
import { segmentService } from '../features/signage/segment.service';
import { Stream } from '../features/signage/stream.entity';
import { Customer } from '../features/customer/customer.entity';
import { Department } from '../features/staff/department.entity';
import { departmentService } from '../features/staff/department.service';
import { ExternalUser } from '../features/staff/externalUser.entity';
import { Project } from '../features/staff/project.entity';
import { Task } from '../features/staff/task/task.entity';
import { taskService } from '../features/staff/task/task.service';
import { WorkingActivity } from '../features/staff/time/workingActivity.entity';
import { workingActivityService } from '../features/staff/time/workingActivity.service';
import { WorkingSchedule } from '../features/staff/time/workingSchedule.entity';
import { workingScheduleService } from '../features/staff/time/workingSchedule.service';

export const entities: { readonly [N in CollectionName]: ClassType<RecordEntity> } = {
  block: Block,
  branch: Branch,
  category: Category,
  customer: Customer,
  department: Department,
  device: Device,
  digitalSignageDevice: SignageDevice,
  digitalSignageSegment: Segment,
  digitalSignageStream: Stream,
  division: Division,
  donatee: Donatee,
  externalUser: ExternalUser,
  image: Image,
  imageTemplate: ImageTemplate,
  log: Log,
  outboxMessage: OutboxMessage,
  menu: Menu,
  navigation: Navigation,
  node: Node,
  product: Product,
  project: Project,
  redirect: Redirect,
  scene: Scene,
  site: Site,
  table: Table,
  tag: Tag,
  task: Task,
  upload: Upload,
  user: User,
  workingActivity: WorkingActivity,
  workingSchedule: WorkingSchedule,
};

export const entityOf = (name: string): ClassType<RecordEntity> => entities[name as CollectionName];

const collectionNames = Object.keys(collections) as CollectionName[];

/** Services of collections with more than the standard operations. */
const customServices: Partial<Record<CollectionName, CollectionService<RecordEntity>>> = {
  block: blockService,
  branch: branchService,
  department: departmentService,
  device: deviceService,
  digitalSignageDevice: signageDeviceService,
  digitalSignageSegment: segmentService,
  imageTemplate: imageTemplateService,
  image: imageService,
  node: nodeService,
  outboxMessage: outboxService,
  redirect: redirectService,
  scene: sceneService,
  site: siteService,
  task: taskService,
  upload: uploadService,
  user: userService,
  workingActivity: workingActivityService,
  workingSchedule: workingScheduleService,
};

export const services = collectionNames.map(name => customServices[name] ?? new CollectionService(collections[name], entities[name]));

export const resolvers = services.flatMap(service => [
  ...collectionResolvers(service),
  ...createTokenResolvers(service),
  ...createReferenceResolvers(
    service.definition.name,
    () => service.entity as ClassType<RecordEntity>,
    service.definition.fields,
    entityOf,
  ),
]);

export const allCollectionRoutes = services.flatMap(service => [...collectionRoutes(service), ...tokenRoutes(service)]);
