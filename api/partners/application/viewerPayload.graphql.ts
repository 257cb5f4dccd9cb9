import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import type { builder } from '../../http/graphql/builder.ts';

type PayloadFields = Parameters<
  NonNullable<
    Parameters<ReturnType<typeof builder.objectRef<Record<string, never>>>['implement']>[0]['fields']
  >
>[0];

/** What the mutations of the open platform answer: the viewer, as the application is now. */
export const viewerPayload = (description: string) => ({
  description,
  outputFields: (t: PayloadFields) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'With the application as it is now.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
});
