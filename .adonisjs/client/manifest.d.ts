/// <reference path="../../adonisrc.ts" />
/// <reference path="../../api/config/auth.ts" />
/// <reference path="../../api/config/drive.ts" />
/// <reference path="../../api/config/hash.ts" />
/// <reference path="../../api/config/limiter.ts" />
/// <reference path="../../api/config/logger.ts" />
