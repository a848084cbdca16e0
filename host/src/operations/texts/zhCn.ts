import type { OperationsTexts } from './OperationsTexts.ts';

export const zhCn: OperationsTexts = {
  title: '门户的版本',
  checking: '正在检查您是否已登录',
  signIn: '登录',
  signInFirst: '请以门户工作人员的身份登录，然后重新打开此页面。',
  staffOnly: '只有门户工作人员可以查看此页面。',
  unreachable: '服务没有响应。',
  retry: '重试',
  refresh: '刷新',
  versions: '提供的版本',
  activeBecause: '自 {time} 起生效：{by} 执行了 {command}（{what}）。',
  size: '大小',
  failuresOfVersion: '最近 30 天的失败次数',
  failures: {
    title: '未能启动的模块',
    none: '最近 30 天没有页面报告失败。',
    day: '日期（UTC）',
    version: '版本',
    module: '模块',
    code: '代码',
    count: '次数',
    last: '最近一次',
  },
  journal: {
    title: '变更记录',
    none: '存储位于别处，其记录也在那里。',
    time: '时间',
    by: '执行人',
    change: '变更',
  },
};
