import { describe, test } from 'vitest';
import { breaches } from './breaches.ts';
import { expectOnly } from './expectOnly.ts';
import { folderOf, roomOf } from './room.ts';
import { filesIn } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const WEB = filesIn('web/');

describe('the web', () => {
  const wings = WEB.filter(({ path }) => roomOf(path) === 'wing');

  test('the workshop knows neither Relay nor a feature', () => {
    expectOnly(
      breaches(
        filesIn('web/ui/'),
        (_, { target }) => /^(react-relay|relay-runtime)/.test(target) || /^web\/(?!ui\/)/.test(target),
      ),
    );
  });

  test("a wing imports no other wing's components", () => {
    const shared = ['ui', 'app', '__generated__'];
    expectOnly(
      breaches(wings, ({ path }, { target }) => {
        const folder = folderOf(target);
        return (
          target.startsWith('web/') && folder !== '' && folder !== folderOf(path) && !shared.includes(folder)
        );
      }),
    );
  });

  test('routeQuery.ts is the only caller of loadQuery', () => {
    const callers = WEB.filter(({ program }) =>
      [...walkNodes(program)].some(
        (node) => node.type === 'ImportSpecifier' && node.local.name === 'loadQuery',
      ),
    );
    expectOnly(
      callers.map(({ path }) => path),
      ['web/app/routeQuery.ts'],
    );
  });
});
