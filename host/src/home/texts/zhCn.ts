import type { HomeTexts } from './HomeTexts.ts';

export const zhCn: HomeTexts = {
  title: '把心意送给与您共事的人',
  lead: '选择奖励，从预付账户发送，并看到它送达。',
  picture: '账户里的资金变成奖励，再通过电子邮件送到人们手中。',
  steps: ['为账户充值', '选择奖励', '通过邮件发送'],
  start: '从这里开始',
  retry: '重试',
  about: {
    ordering: '选择奖励并填写收件人，每个人都会收到一封带有专属页面的邮件。',
    funding: '查看账户余额，以及每一笔收支。',
    settings: '您的资料、密码和团队的余额提醒。',
  },
  session: {
    checking: '正在确认您是否已登录',
    signedInAs: '已登录：{name}',
    signedIn: '您已登录。',
    signedOut: '您尚未登录。',
    unreachable: '服务没有响应，无法确认您是否已登录。',
    open: '打开门户',
    signIn: '登录',
    signOut: '退出登录',
  },
};
