import type { Node, Program } from 'oxc-parser';

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

/** Every node of a program, parents before children. */
export function* walkNodes(root: Program | Node): Generator<Node> {
  yield root;
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walkNodes(child);
    }
  }
}
