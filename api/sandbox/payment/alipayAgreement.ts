import { type BooksReader, inBooks } from '../books.ts';
import {
  type AlipayCall,
  type AlipayHandler,
  type AlipayPage,
  AlipayRefusal,
  alipayTime,
  textIn,
} from './alipayCall.ts';
import { oweNotify } from './alipayNotify.ts';
import { payerFacts } from './alipayPayer.ts';

/** One row of `sandbox.alipay_agreement`. */
export interface AlipayAgreementRow {
  readonly agreement_no: string;
  readonly external_agreement_no: string;
  readonly status: 'TEMP' | 'NORMAL' | 'STOP';
  readonly wanted_product: string;
  readonly personal_product_code: string | null;
  readonly notify_url: string | null;
  readonly return_url: string | null;
  readonly created_at: Date;
  readonly signed_at: Date | null;
  /** Login of the account that signed. */
  readonly signer: string | null;
}

/** The product that a person, as opposed to an enterprise, signs for. */
const ordinaryProduct = 'GENERAL_WITHHOLDING_P';

/** Finds an agreement by the app's number or the merchant's. */
export async function findAgreement(
  tx: BooksReader,
  by: { agreementNo: string } | { externalNo: string },
): Promise<AlipayAgreementRow | null> {
  const [column, value] =
    'agreementNo' in by ? ['agreement_no::text', by.agreementNo] : ['external_agreement_no', by.externalNo];
  const { rows } = await tx.query<AlipayAgreementRow>(
    `select * from sandbox.alipay_agreement where ${column} = $1 for update`,
    [value],
  );
  return rows[0] ?? null;
}

/** An unsigned agreement does not exist for the merchant. */
async function requireSigned(tx: BooksReader, call: AlipayCall): Promise<AlipayAgreementRow> {
  const agreement = await findAgreement(tx, { externalNo: textIn(call, 'external_agreement_no') });
  if (!agreement || agreement.status === 'TEMP') throw new AlipayRefusal('USER_AGREEMENT_NOT_EXIST');
  return agreement;
}

const sign: AlipayPage = (books, call) =>
  inBooks(books, async (tx) => {
    const externalNo = textIn(call, 'external_agreement_no');
    await tx.query(
      `insert into sandbox.alipay_agreement (external_agreement_no, status, wanted_product, notify_url, return_url)
       values ($1, 'TEMP', $2, $3, $4) on conflict (external_agreement_no) do nothing`,
      [externalNo, textIn(call, 'personal_product_code'), call.notifyUrl, call.returnUrl],
    );
    const agreement = await findAgreement(tx, { externalNo });
    if (!agreement) throw new AlipayRefusal('SYSTEM_ERROR');
    return `/contract/${agreement.agreement_no}`;
  });

const query: AlipayHandler = async (books, call) => {
  const agreement = await inBooks(books, (tx) => requireSigned(tx, call));
  return {
    agreement_no: agreement.agreement_no,
    external_agreement_no: agreement.external_agreement_no,
    status: agreement.status,
    personal_product_code: agreement.personal_product_code,
    ...payerFacts(agreement.signer, 'principal_id', 'alipay_logon_id'),
    ...(agreement.signed_at && { sign_time: alipayTime(agreement.signed_at) }),
  };
};

async function tell(
  tx: BooksReader,
  agreement: AlipayAgreementRow,
  type: 'dut_user_sign' | 'dut_user_unsign',
) {
  const { agreement_no, external_agreement_no, notify_url } = agreement;
  const status = type === 'dut_user_sign' ? 'NORMAL' : 'UNSIGN';
  const fields = {
    notify_type: type,
    agreement_no,
    external_agreement_no,
    status,
    ...payerFacts(agreement.signer, 'alipay_user_id', 'alipay_logon_id'),
  };
  await oweNotify(tx, { outNo: external_agreement_no, url: notify_url, fields, fate: 'sent' });
}

/** Ends an agreement, from either side. Returns false if there is none to end. */
export async function endAgreement(tx: BooksReader, agreement: AlipayAgreementRow): Promise<boolean> {
  if (agreement.status !== 'NORMAL') return false;
  await tx.query(`update sandbox.alipay_agreement set status = 'STOP' where agreement_no = $1`, [
    agreement.agreement_no,
  ]);
  await tell(tx, agreement, 'dut_user_unsign');
  return true;
}

const unsign: AlipayHandler = (books, call) =>
  inBooks(books, async (tx) => {
    const isEnded = await endAgreement(tx, await requireSigned(tx, call));
    if (!isEnded) throw new AlipayRefusal('USER_AGREEMENT_NOT_EXIST');
    return {};
  });

/** Signs an agreement: an enterprise for the requested product, a person for the ordinary one. Returns false if it has ended. */
export async function signAgreement(
  tx: BooksReader,
  agreementNo: string,
  { signer, isEnterprise }: { signer: string; isEnterprise: boolean },
): Promise<boolean> {
  const agreement = await findAgreement(tx, { agreementNo });
  if (agreement?.status !== 'TEMP') return false;
  await tx.query(
    `update sandbox.alipay_agreement set status = 'NORMAL', signed_at = public.clock_now(), personal_product_code = $2,
       signer = $3
     where agreement_no = $1`,
    [agreementNo, isEnterprise ? agreement.wanted_product : ordinaryProduct, signer],
  );
  await tell(tx, { ...agreement, signer }, 'dut_user_sign');
  return true;
}

/** Methods of the family `alipay.user.agreement.*`. */
export const alipayAgreementMethods: Readonly<Record<string, AlipayHandler>> = {
  'alipay.user.agreement.query': query,
  'alipay.user.agreement.unsign': unsign,
};

/** Pages of the same family. */
export const alipayAgreementPages: Readonly<Record<string, AlipayPage>> = {
  'alipay.user.agreement.page.sign': sign,
};
