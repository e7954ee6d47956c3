/** Reads which fields a GraphQL query selects. */
import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/** Returns the names of the fields that are selected in a field of the resolver, such as `items`; also of those that a directive skips. */
export function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): ReadonlySet<string> {
  const selectedIn = ({ selectionSet }: FieldNode): FieldNode[] => (selectionSet ? fieldsOf(selectionSet, fragments) : []);
  const found = fieldNodes.flatMap(selectedIn).filter(({ name }) => name.value === field);
  return new Set(found.flatMap(selectedIn).map(({ name }) => name.value));
}

const fieldsOf = ({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return selection;
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]! : selection;
    return fieldsOf(fragment.selectionSet, fragments);
  });
