import type { MessageTexts } from './message-texts';

/** Notifications to authors and editors about drafts, stories and notes. */
export const draftTexts = {
  pieceApproved: {
    'zh-Hans': { title: '《{title}》已发布', body: '读者现在可以看到它。' },
    'zh-Hant': { title: '《{title}》已發布', body: '讀者現在可以看到它。' },
    en: { title: '“{title}” is published', body: 'Readers can see it now.' },
  },
  pieceStaysWithdrawn: {
    'zh-Hans': {
      title: '《{title}》的改稿已通过',
      body: '这篇仍撤着，读者看不到；要编辑恢复以后才会再上线。',
    },
    'zh-Hant': {
      title: '《{title}》的改稿已通過',
      body: '這篇仍撤著，讀者看不到；要編輯恢復以後才會再上線。',
    },
    en: {
      title: 'Your edit of “{title}” is approved',
      body: 'The piece itself is still withdrawn, and readers can’t see it until an editor restores it.',
    },
  },
  pieceScheduled: {
    'zh-Hans': { title: '《{title}》已通过，将定时发布', body: '发布时间：{time}（UTC+8）' },
    'zh-Hant': { title: '《{title}》已通過，將定時發布', body: '發布時間：{time}（UTC+8）' },
    en: { title: '“{title}” is approved and scheduled', body: 'It will be published at {time} (UTC+8).' },
  },
  pieceRejected: {
    'zh-Hans': {
      title: '《{title}》未通过审核',
      body: '原因：{reason}。修改后可以再次提交；有疑问请联系小助手：{contact}',
    },
    'zh-Hant': {
      title: '《{title}》未通過審核',
      body: '原因：{reason}。修改後可以再次提交；有疑問請聯絡小助手：{contact}',
    },
    en: {
      title: '“{title}” was not approved',
      body: 'Reason: {reason}. You can revise it and submit it again. Questions? Write to our assistant at {contact}',
    },
  },
  pieceWithdrawn: {
    'zh-Hans': {
      title: '《{title}》已撤下',
      body: '原因：{reason}。原地址不再显示这篇文章；有疑问请联系：{contact}',
    },
    'zh-Hant': {
      title: '《{title}》已撤下',
      body: '原因：{reason}。原網址不再顯示這篇文章；有疑問請聯絡：{contact}',
    },
    en: {
      title: '“{title}” was withdrawn',
      body: 'Reason: {reason}. Its address no longer shows the article. Questions? Write to {contact}',
    },
  },
  pieceRestored: {
    'zh-Hans': { title: '《{title}》已恢复', body: '读者又可以看到它了。' },
    'zh-Hant': { title: '《{title}》已恢復', body: '讀者又可以看到它了。' },
    en: { title: '“{title}” is back', body: 'Readers can see it again.' },
  },
  textWithdrawn: {
    'zh-Hans': {
      title: '《{title}》的{language}版已撤下',
      body: '原因：{reason}。其他语言不变；有疑问请联系：{contact}',
    },
    'zh-Hant': {
      title: '《{title}》的{language}版已撤下',
      body: '原因：{reason}。其他語言不變；有疑問請聯絡：{contact}',
    },
    en: {
      title: 'The {language} text of “{title}” was withdrawn',
      body: 'Reason: {reason}. Its other languages stay as they are. Questions? Write to {contact}',
    },
  },
  textRestored: {
    'zh-Hans': { title: '《{title}》的{language}版已恢复', body: '读者又可以看到它了。' },
    'zh-Hant': { title: '《{title}》的{language}版已恢復', body: '讀者又可以看到它了。' },
    en: { title: 'The {language} text of “{title}” is back', body: 'Readers can see it again.' },
  },
  pieceEdited: {
    'zh-Hans': { title: '编辑改了《{title}》的文字', body: '{name} 改过；改动逐词标出，打开稿件可以看。' },
    'zh-Hant': { title: '編輯改了《{title}》的文字', body: '{name} 改過；改動逐詞標出，打開稿件可以看。' },
    en: {
      title: 'An editor changed “{title}”',
      body: '{name} changed the text. Open the piece to see every word added or removed.',
    },
  },
  pieceTakenOver: {
    'zh-Hans': {
      title: '{name} 接手了《{title}》',
      body: '你最后存下的文字已单独存为一个版本，打开稿件的“历史”可以看。',
    },
    'zh-Hant': {
      title: '{name} 接手了《{title}》',
      body: '你最後存下的文字已單獨存為一個版本，打開稿件的「歷史」可以看。',
    },
    en: {
      title: '{name} took over “{title}”',
      body: 'The last words you saved are kept as a version of their own. Open the piece and look under History.',
    },
  },
  noteForAuthor: {
    'zh-Hans': { title: '《{title}》有一条批注', body: '{name}：{text}' },
    'zh-Hant': { title: '《{title}》有一條批註', body: '{name}：{text}' },
    en: { title: 'A note on “{title}”', body: '{name}: {text}' },
  },
  noteFromAuthor: {
    'zh-Hans': { title: '作者在《{title}》里写了批注', body: '{name}：{text}' },
    'zh-Hant': { title: '作者在《{title}》裡寫了批註', body: '{name}：{text}' },
    en: { title: 'The author left a note on “{title}”', body: '{name}: {text}' },
  },
  noteMention: {
    'zh-Hans': { title: '《{title}》的批注提到了你', body: '{name}：{text}' },
    'zh-Hant': { title: '《{title}》的批註提到了你', body: '{name}：{text}' },
    en: { title: 'You were mentioned in a note on “{title}”', body: '{name}: {text}' },
  },
  noteGiven: {
    'zh-Hans': { title: '《{title}》的一条批注交给了你', body: '{name}：{text}' },
    'zh-Hant': { title: '《{title}》的一條批註交給了你', body: '{name}：{text}' },
    en: { title: 'A note on “{title}” was given to you', body: '{name}: {text}' },
  },
  pieceFailed: {
    'zh-Hans': { title: '《{title}》没有按时发布', body: '原因：{reason}。编辑部已收到提醒。' },
    'zh-Hant': { title: '《{title}》未能按時發布', body: '原因：{reason}。編輯部已收到提醒。' },
    en: { title: '“{title}” was not published on time', body: 'Reason: {reason}. The desk has been told.' },
  },
} satisfies MessageTexts;
