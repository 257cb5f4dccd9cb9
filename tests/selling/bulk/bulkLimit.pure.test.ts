import { expect, test } from 'vitest';
import { BULK_TARGETS_MAX as ofServer } from '../../../api/selling/bulk/bulkAction.ts';
import { BULK_TARGETS_MAX as ofForm } from '../../../web/selling/bulk/bulkDraft.ts';
import en from '../../../web/selling/bulk/locales/en.json' with { type: 'json' };
import zh from '../../../web/selling/bulk/locales/zh.json' with { type: 'json' };

test('I-14 the form of a bulk action knows how many the server takes, and says so', () => {
  expect(ofForm).toBe(ofServer);
  for (const words of [en, zh]) expect(words.tooMany).toContain('{{most}}');
});
