/** A node of a syntax tree, with its place in the text: of ESTree, as the parser of the bundler gives it. */
export type Node = { type: string; start: number; end: number; [property: string]: unknown };

/** Whether a property of a node is a node, too. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node below one, itself first. */
export function* below(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* below(part);
}

/** The name of an identifier, or the value of a literal. */
export const nameOf = (node: unknown) => (isNode(node) ? String(node['name'] ?? node['value']) : '');
