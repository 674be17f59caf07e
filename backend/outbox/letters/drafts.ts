import type { Letters } from '@/backend/outbox/letter';

/** Letters that tell a writer what became of a draft or story. */
export const draftLetters = {
  pieceApproved: {
    'zh-Hans': { subject: '《{title}》已发布', lines: ['读者现在可以看到它。'] },
    'zh-Hant': { subject: '《{title}》已發布', lines: ['讀者現在可以看到它。'] },
    en: { subject: '“{title}” is published', lines: ['Readers can see it now.'] },
  },
  pieceStaysWithdrawn: {
    'zh-Hans': {
      subject: '《{title}》的改稿已通过',
      lines: ['这篇仍撤着，读者看不到；要编辑恢复以后才会再上线。'],
    },
    'zh-Hant': {
      subject: '《{title}》的改稿已通過',
      lines: ['這篇仍撤著，讀者看不到；要編輯恢復以後才會再上線。'],
    },
    en: {
      subject: 'Your edit of “{title}” is approved',
      lines: ['The piece itself is still withdrawn, and readers can’t see it until an editor restores it.'],
    },
  },
  pieceScheduled: {
    'zh-Hans': { subject: '《{title}》已通过，将定时发布', lines: ['发布时间：{time}（UTC+8）'] },
    'zh-Hant': { subject: '《{title}》已通過，將定時發布', lines: ['發布時間：{time}（UTC+8）'] },
    en: {
      subject: '“{title}” is approved and scheduled',
      lines: ['It will be published at {time} (UTC+8).'],
    },
  },
  pieceRejected: {
    'zh-Hans': {
      subject: '《{title}》未通过审核',
      lines: ['原因：{reason}。修改后可以再次提交；有疑问请联系小助手：{contact}'],
    },
    'zh-Hant': {
      subject: '《{title}》未通過審核',
      lines: ['原因：{reason}。修改後可以再次提交；有疑問請聯絡小助手：{contact}'],
    },
    en: {
      subject: '“{title}” was not approved',
      lines: [
        'Reason: {reason}. You can revise it and submit it again. Questions? Write to our assistant at {contact}',
      ],
    },
  },
  pieceWithdrawn: {
    'zh-Hans': {
      subject: '《{title}》已撤下',
      lines: ['原因：{reason}。原地址不再显示这篇文章；有疑问请联系：{contact}'],
    },
    'zh-Hant': {
      subject: '《{title}》已撤下',
      lines: ['原因：{reason}。原網址不再顯示這篇文章；有疑問請聯絡：{contact}'],
    },
    en: {
      subject: '“{title}” was withdrawn',
      lines: ['Reason: {reason}. Its address no longer shows the article. Questions? Write to {contact}'],
    },
  },
  pieceRestored: {
    'zh-Hans': { subject: '《{title}》已恢复', lines: ['读者又可以看到它了。'] },
    'zh-Hant': { subject: '《{title}》已恢復', lines: ['讀者又可以看到它了。'] },
    en: { subject: '“{title}” is back', lines: ['Readers can see it again.'] },
  },
  textWithdrawn: {
    'zh-Hans': {
      subject: '《{title}》的{language}版已撤下',
      lines: ['原因：{reason}。其他语言不变；有疑问请联系：{contact}'],
    },
    'zh-Hant': {
      subject: '《{title}》的{language}版已撤下',
      lines: ['原因：{reason}。其他語言不變；有疑問請聯絡：{contact}'],
    },
    en: {
      subject: 'The {language} text of “{title}” was withdrawn',
      lines: ['Reason: {reason}. Its other languages stay as they are. Questions? Write to {contact}'],
    },
  },
  textRestored: {
    'zh-Hans': { subject: '《{title}》的{language}版已恢复', lines: ['读者又可以看到它了。'] },
    'zh-Hant': { subject: '《{title}》的{language}版已恢復', lines: ['讀者又可以看到它了。'] },
    en: { subject: 'The {language} text of “{title}” is back', lines: ['Readers can see it again.'] },
  },
  pieceFailed: {
    'zh-Hans': { subject: '《{title}》没有按时发布', lines: ['原因：{reason}。编辑部已收到提醒。'] },
    'zh-Hant': { subject: '《{title}》未能按時發布', lines: ['原因：{reason}。編輯部已收到提醒。'] },
    en: {
      subject: '“{title}” was not published on time',
      lines: ['Reason: {reason}. The desk has been told.'],
    },
  },
} satisfies Record<string, Letters>;
