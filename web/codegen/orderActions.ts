/** Writes the GraphQL documents of the order actions from the table of actions. The types of their arguments come from schema.graphql. */
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { customerActionNames } from '../../schema/rules/order/actions/externalActions';
import type { OrderAction } from '../../schema/rules/order/orderActions';
import { definitionOf, staffActionNames } from '../../schema/rules/order/actions/orderTransitions';

/** What a generated file has besides the operations of its .graphql file. */
interface ActionFile {
  readonly operations: (schema: GraphQLSchema) => string;
  readonly exports: string | null;
}

const capitalize = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const documentName = (action: OrderAction): string => `${capitalize(action)}Order`;

const commonArguments = ['id', 'uid', 'hash', 'idempotencyKey'];

function mutationOf(action: OrderAction, schema: GraphQLSchema): GraphQLField<unknown, unknown> {
  const { mutation } = definitionOf(action).api!;
  const field = schema.getMutationType()!.getFields()[mutation];
  if (!field) throw new Error(`schema.graphql has no mutation ${mutation} for the action ${action}.`);
  return field;
}

/** Returns the mutation of an action. An argument of another action with the same mutation is null. */
function actionOperation(action: OrderAction, fragment: string, schema: GraphQLSchema): string {
  const { name: mutation, args } = mutationOf(action, schema);
  const isVariable = (name: string): boolean => commonArguments.includes(name) || Object.hasOwn(definitionOf(action).input, name);
  const variables = args.filter(({ name }) => isVariable(name)).map(({ name, type }) => `$${name}: ${type.toString()}`);
  const values = args.map(({ name }) => `${name}: ${isVariable(name) ? `$${name}` : 'null'}`);
  return `mutation ${documentName(action)}(${variables.join(', ')}) { order: ${mutation}(${values.join(', ')}) { ...${fragment} } }`;
}

/** Returns the operations of a file and the `actionDocuments` object that the generated file exports: the document of each action. */
const actionFile = (actions: readonly OrderAction[], fragment: string): ActionFile => ({
  operations: schema => actions.map(action => actionOperation(action, fragment, schema)).join('\n'),
  exports: `\nexport const actionDocuments = {\n${actions.map(action => `  ${action}: ${documentName(action)}Document,`).join('\n')}\n};`,
});

/** Returns the one mutation of the branch screen, with the inputs of all its actions. The key of the branch is in a cookie. */
function screenOperation(schema: GraphQLSchema): string {
  const args = schema
    .getMutationType()!
    .getFields()
    .updateBackofficeOrderStatus!.args.filter(({ name }) => name !== 'apiKey');
  const variables = args.map(({ name, type }) => `$${name}: ${type.toString()}`);
  const values = args.map(({ name }) => `${name}: $${name}`);
  return `mutation UpdateBackofficeOrderStatus(${variables.join(', ')}) { updateBackofficeOrderStatus(${values.join(', ')}) { ...CounterOrder } }`;
}

/** The operations of order actions by the .graphql file whose fragment they return. */
export const actionFiles: Readonly<Record<string, ActionFile>> = {
  'office/orders/Orders.graphql': actionFile(staffActionNames, 'BoardOrder'),
  'shop/orderStatus/OrderStatus.graphql': actionFile(customerActionNames, 'StatusOrder'),
  'office/branchScreens/BranchScreens.graphql': { operations: screenOperation, exports: null },
};
