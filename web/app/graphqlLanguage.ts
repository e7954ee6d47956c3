/** The parts of graphql that the client uses in the built pages. */
export { OperationTypeNode } from 'graphql/language/ast';
export { Kind } from 'graphql/language/kinds';
export { isSelectionNode } from 'graphql/language/predicates';
export { print } from 'graphql/language/printer';
export { BREAK, visit } from 'graphql/language/visitor';
