import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar, personName } from '../../web/ui/Avatar.tsx';

test('R-10 a given name reads in the reader’s language, a chosen one stays', () => {
  expect(personName('玩家f284', 'en')).toBe('Player f284');
  expect(personName('玩家f284', 'zh')).toBe('玩家f284');
  for (const chosen of ['玩家', '老玩家f284', '玩家f284!', 'Anna'])
    expect(personName(chosen, 'en')).toBe(chosen);
});

test('The name and the picture of a person who is missing break no page', () => {
  expect([personName(undefined, 'en'), personName(null, 'zh')]).toEqual(['', '']);
  const picture = renderToStaticMarkup(createElement(Avatar, { name: undefined, url: null }));
  expect(picture).toContain('?');
});
