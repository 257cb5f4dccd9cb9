import { fileURLToPath } from 'node:url';

/** For Vite, which would load graphql's `module` entry where Node loads `main`: two copies, whose classes are not compatible. */
export const oneGraphql = {
  alias: [
    {
      find: /^graphql$/,
      replacement: fileURLToPath(new URL('../../node_modules/graphql/index.js', import.meta.url)),
    },
  ],
};
