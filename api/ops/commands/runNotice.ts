import { NOTICE_HELP, type NoticeCommand, readNoticeCommand } from '../../notifications/notice/notice.ts';
import { openOwner } from '../database/openOwner.ts';
import { listNotices, type PublishedNotice, publishNotice, withdrawNotice } from '../seed/keepNotices.ts';
import { operatorOf, runWords } from './runCommand.ts';

function writeNotice({ id, type, titleZh, titleEn, publishedAt, startsAt, endsAt }: PublishedNotice): string {
  const line = `${id}  ${type}  ${publishedAt.toISOString()}  ${titleZh} / ${titleEn}`;
  if (!startsAt || !endsAt) return line;
  return `${line}\n  maintenance / 维护: ${startsAt.toISOString()} – ${endsAt.toISOString()}`;
}

async function run(ownerUrl: string, command: Exclude<NoticeCommand, { kind: 'help' }>): Promise<boolean> {
  if (command.kind === 'publish') {
    const id = await publishNotice(ownerUrl, command.text, operatorOf(command.operator));
    console.log(`Published / 已发布: ${id}`);
    return true;
  }
  if (command.kind === 'withdraw') {
    const isGone = await withdrawNotice(ownerUrl, command.id, operatorOf(command.operator));
    console.log(isGone ? 'Withdrawn / 已撤下' : 'There is no such announcement / 没有这条公告');
    return isGone;
  }
  const notices = await listNotices(ownerUrl);
  if (notices.length === 0) console.log('No announcements / 没有公告');
  for (const notice of notices) console.log(writeNotice(notice));
  return true;
}

/** `npm run notice`: publishes, lists and withdraws announcements. Exits with 1 if nothing was done. */
await runWords<NoticeCommand>(
  {
    script: 'notice',
    help: NOTICE_HELP,
    read: readNoticeCommand,
    isDangerous: ({ kind }) => kind === 'withdraw',
  },
  async (command) => {
    const owner = await openOwner();
    try {
      return await run(owner.url, command);
    } finally {
      await owner.close();
    }
  },
);
