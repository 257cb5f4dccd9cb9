/**
 * @generated SignedSource<<5770bc28ff083aeaf541c195e35ffc12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkActionState = "CANCELLED" | "FINISHED" | "PAUSED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RunUndo_run$data = {
  readonly id: string;
  readonly undo: {
    readonly state: BulkActionState;
    readonly undoRefused: ReadonlyArray<{
      readonly count: number;
    }>;
    readonly undoUntil: string | null | undefined;
    readonly undoneCount: number;
    readonly waitingFor: BulkActionState | null | undefined;
  } | null | undefined;
  readonly undoUntil: string | null | undefined;
  readonly " $fragmentType": "RunUndo_run";
};
export type RunUndo_run$key = {
  readonly " $data"?: RunUndo_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunUndo_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoUntil",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunUndo_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkAction",
      "kind": "LinkedField",
      "name": "undo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingFor",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BulkRefusedCount",
          "kind": "LinkedField",
          "name": "undoRefused",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SellingRuleRun",
  "abstractKey": null
};
})();

(node as any).hash = "e7dd19e8402eb353ae01d346db2cc8a8";

export default node;
