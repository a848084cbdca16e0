import type { OverrideTexts } from './OverrideTexts.ts';

export const zhCn: OverrideTexts = {
  title: '试用构建版本',
  lead: '在此标签页中加载您自己电脑上的构建版本，代替已发布的版本，最长八小时。',
  origin: '构建版本的地址',
  originHint: '其开发服务器，例如 http://localhost:3000',
  begin: '加载此构建版本',
  checking: '正在检查构建版本',
  signIn: '登录',
  reset: '重置',
  open: '打开门户',
  noBuild: '{origin} 上没有门户。请在该处启动后重试。',
  notAnOrigin: '请输入类似 http://localhost:3000 的地址',
  running: '{origin} 的构建版本，有效至 {time}',
  waiting: '员工登录后将加载 {origin} 的构建版本。',
  ended: '试用已结束。',
  reload: '加载已发布的版本',
  refused: {
    signIn: '请以门户员工身份登录，然后重试。',
    staffOnly: '只有门户员工可以加载构建版本。',
    production: '生产环境只运行已发布的版本。',
    origin: '不能从 {origin} 加载构建版本。OVERRIDE_ORIGINS 列出了允许的地址。',
    unreachable: '服务没有响应。请一分钟后重试。',
  },
};
