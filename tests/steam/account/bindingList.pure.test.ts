import { describe, expect, test } from 'vitest';
import { type Pairing, pairByList, pairByOrder } from '../../../api/steam/account/bindingList.ts';

function file(accountName: string, secret = 1) {
  const text = JSON.stringify({
    account_name: accountName,
    shared_secret: Buffer.alloc(20, secret).toString('base64'),
    identity_secret: Buffer.alloc(20, 9).toString('base64'),
  });
  return { name: `${accountName}.maFile`, text };
}

function takenOf(pairing: ReturnType<typeof pairByList>) {
  return (pairing as Pairing).paired.map(({ index, mafile, password }) => [
    index,
    mafile.accountName,
    password,
  ]);
}

describe('one password for each Mafile in order', () => {
  test('S-01 as many passwords as files', () => {
    const pairing = pairByOrder([file('a'), file('B')], ['one', 'two -- three']);
    expect(takenOf(pairing)).toEqual([
      [0, 'a', 'one'],
      [1, 'b', 'two -- three'],
    ]);
  });

  test('S-01 what is missing or too much has its own word', () => {
    expect(pairByOrder([], ['x'])).toEqual({ refusal: 'mafileMissing' });
    expect(pairByOrder([file('a')], [])).toEqual({ refusal: 'passwordMissing' });
    expect(pairByOrder([file('a')], [''])).toEqual({ refusal: 'passwordMissing' });
    expect(pairByOrder([file('a')], ['x', 'y'])).toEqual({ refusal: 'passwordCountDiffers' });
    expect(pairByOrder([file('a'), file('b')], ['x'])).toEqual({ refusal: 'passwordCountDiffers' });
    expect(pairByOrder([file('a'), file('b')], ['x', 'y\n'])).toEqual({
      refusal: 'passwordFormatWrong',
      lines: [2],
    });
    expect(pairByOrder([file('a')], ['x'.repeat(129)])).toEqual({
      refusal: 'passwordFormatWrong',
      lines: [1],
    });
  });

  test('S-01 one account without a password is named; the others go on', () => {
    const pairing = pairByOrder([file('a'), file('b')], ['', 'two']) as Pairing;
    expect(takenOf(pairing)).toEqual([[1, 'b', 'two']]);
    expect(pairing.skipped).toEqual([
      { index: 0, fileName: 'a.maFile', line: null, accountName: 'a', problem: 'accountPasswordMissing' },
    ]);
  });

  test('a broken file and a second file of one account are named; the others go on', () => {
    const files = [file('a'), { name: 'x.txt', text: 'x' }, file('A', 2), file('c')];
    const pairing = pairByOrder(files, ['1', '2', '3', '4']) as Pairing;
    expect(takenOf(pairing)).toEqual([
      [0, 'a', '1'],
      [3, 'c', '4'],
    ]);
    expect(pairing.skipped).toMatchObject([
      { index: 1, fileName: 'x.txt', accountName: null, problem: 'mafileInvalid' },
      { index: 2, accountName: 'a', problem: 'mafileRepeated' },
    ]);
  });
});

describe('a list of account--password', () => {
  test('S-02 lines are matched by account name and split at the first --', () => {
    const list = '\uFEFF  B--p--w--\r\n\r\na --  spaced\nc_d--x\n';
    expect(takenOf(pairByList([file('a'), file('b'), file('C_d')], list))).toEqual([
      [0, 'a', '  spaced'],
      [1, 'b', 'p--w--'],
      [2, 'c_d', 'x'],
    ]);
  });

  test('S-02 a line without a Mafile and a Mafile without a line are named; the others go on', () => {
    const pairing = pairByList([file('a'), file('b')], 'a--1\nzoe--2\na--3') as Pairing;
    expect(takenOf(pairing)).toEqual([[0, 'a', '1']]);
    expect(pairing.skipped).toEqual([
      { index: null, fileName: null, line: 2, accountName: 'zoe', problem: 'mafileMissing' },
      { index: null, fileName: null, line: 3, accountName: 'a', problem: 'lineRepeated' },
      { index: 1, fileName: 'b.maFile', line: null, accountName: 'b', problem: 'accountPasswordMissing' },
    ]);
  });

  test.each([['a-1'], ['--1'], ['a--'], ['a b--1'], ['a'], [`a--${'x'.repeat(129)}`]])(
    'S-01 the line %s is not in the form, and is named by its place',
    (line) => {
      expect(pairByList([file('a')], `a--1\n${line}`)).toEqual({
        refusal: 'passwordFormatWrong',
        lines: [2],
      });
    },
  );

  test('S-01 an empty list, and a list without files', () => {
    expect(pairByList([file('a')], ' \n')).toEqual({ refusal: 'passwordMissing' });
    expect(pairByList([], 'a--1')).toEqual({ refusal: 'mafileMissing' });
  });
});
