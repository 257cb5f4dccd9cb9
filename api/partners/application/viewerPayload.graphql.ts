import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import type { builder } from '../../http/graphql/builder.ts';

type PayloadFields = Parameters<
  NonNullable<
    Parameters<ReturnType<typeof builder.objectRef<Record<string, never>>>['implement']>[0]['fields']
  >
>[0];

/** The payload of the open platform's mutations: the viewer, with the application's new state. */
export const viewerPayload = (description: string) => ({
  description,
  outputFields: (t: PayloadFields) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: "The viewer, with the application's new state.",
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
});
