import { expect, test } from 'vitest';
import { joinSql } from '../../../api/kernel/db.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { createStatementNames } from '../../../api/kernel/statementNames.ts';
import { transferParts } from '../../../api/payments/ledger/ledger.store.ts';
import { biddingLegs } from '../../../api/payments/ledger/ledger.ts';

test('the statement of a transfer is prepared, since every sale sends it: it spells out its columns', () => {
  const nameOf = createStatementNames();
  const nameOfTransfer = () => {
    const row = { key: newId(), reason: 'bid', orderId: null, actor: 'buyer', cause: 'test' };
    const parts = transferParts(row, biddingLegs(newId(), { deposit: 1n, proceeds: 1n }, 1n), {
      isRepeatable: false,
    });
    const { sql, values } = joinSql(parts.map((part) => part.sql));
    return nameOf({ sql, args: values });
  };
  nameOfTransfer();
  nameOfTransfer();
  expect(nameOfTransfer()).toMatch(/^[\w-]{24}$/);
});
