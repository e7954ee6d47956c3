/** The departments of branches. */
import { collections } from '../../../schema/collections';
import { CollectionService } from '../../platform/collections/collectionService';
import { Department } from './department.entity';

export const departmentService = new CollectionService<Department>(collections.department, Department);
