export const id = 351;

export const ids = [ 351 ];

export const modules = {
  2529: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ns: () => demoFlags,
      XE: () => verifyFlags,
      hG: () => rangeFlags,
      oy: () => fileFlags
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
    const RANGE_OPTIONS = {
      base: {
        type: "string"
      },
      head: {
        type: "string",
        default: "HEAD"
      },
      repo: {
        type: "string",
        default: "."
      },
      fetch: {
        type: "boolean",
        default: false
      },
      json: {
        type: "boolean",
        default: false
      }
    };
    const VERIFY_OPTIONS = {
      ...RANGE_OPTIONS,
      waivers: {
        type: "string"
      },
      verifier: {
        type: "string"
      },
      isolation: {
        type: "string"
      },
      "isolation-minimum": {
        type: "string"
      },
      quiet: {
        type: "boolean",
        default: false
      }
    };
    function rangeFlags(args) {
      const values = understood(() => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...args ],
        options: RANGE_OPTIONS,
        strict: true
      })).values;
      return {
        ...values,
        base: values.base
      };
    }
    function verifyFlags(args) {
      const values = understood(() => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...args ],
        options: VERIFY_OPTIONS,
        strict: true
      })).values;
      return {
        ...values,
        base: values.base,
        waivers: values.waivers,
        verifier: values.verifier,
        isolation: values.isolation,
        isolationMinimum: values["isolation-minimum"]
      };
    }
    function fileFlags(args) {
      const {values: values, positionals: positionals} = understood(() => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...args ],
        options: {
          json: {
            type: "boolean",
            default: false
          }
        },
        allowPositionals: true,
        strict: true
      }));
      const [file, ...rest] = positionals;
      if (file === undefined || rest.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("USAGE", `Expected one file, but ${positionals.length === 0 ? "none was" : `${String(positionals.length)} were`} given.`, {
        hint: "completion-gate explain FILE [--json]"
      });
      return {
        file: file,
        json: values.json
      };
    }
    function demoFlags(args) {
      return understood(() => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...args ],
        options: {
          json: {
            type: "boolean",
            default: false
          }
        },
        strict: true
      })).values;
    }
    function understood(parse) {
      try {
        return parse();
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("USAGE", message, {
          cause: thrown,
          hint: "`completion-gate --help` lists the commands and their flags."
        });
      }
    }
  },
  5002: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      z: () => openChange,
      G: () => openGate
    });
    var external_node_fs_ = __webpack_require__(3024);
    var model_digest = __webpack_require__(4505);
    var model_path = __webpack_require__(3070);
    var external_node_path_ = __webpack_require__(6760);
    const PLAIN = /^[\x20-\x7e]*$/;
    function diskPath(root, bytePath) {
      const folder = Buffer.from(root);
      return bytePath === "" ? folder : Buffer.concat([ folder, Buffer.from(external_node_path_.sep), Buffer.from(bytePath, "latin1") ]);
    }
    function foldersOf(bytePaths) {
      const folders = new Set([ "" ]);
      for (const bytePath of bytePaths) {
        let at = bytePath.lastIndexOf("/");
        while (at > 0) {
          const folder = bytePath.slice(0, at);
          if (folders.has(folder)) break;
          folders.add(folder);
          at = folder.lastIndexOf("/");
        }
      }
      return folders;
    }
    function argumentOf(bytePath) {
      if (PLAIN.test(bytePath)) return bytePath;
      const text = Buffer.from(bytePath, "latin1").toString("utf8");
      return Buffer.from(text).toString("latin1") === bytePath ? text : undefined;
    }
    var external_node_crypto_ = __webpack_require__(7598);
    const CR = 13;
    const LF = 10;
    const CRLF = Buffer.from("\r\n");
    function contentDigests(fd, buffer) {
      const hash = (0, external_node_crypto_.createHash)("sha256");
      let withLf;
      let size = 0;
      let waiting = 0;
      for (;;) {
        const read = external_node_fs_.readSync(fd, buffer, waiting, buffer.length - waiting, null);
        if (read === 0) break;
        size += read;
        const filled = buffer.subarray(0, waiting + read);
        waiting = filled.at(-1) === CR ? 1 : 0;
        const chunk = filled.subarray(0, filled.length - waiting);
        if (withLf === undefined && chunk.includes(CRLF)) withLf = hash.copy();
        hash.update(chunk);
        if (withLf !== undefined) updateWithLf(withLf, chunk);
        if (waiting === 1) buffer[0] = CR;
      }
      if (waiting === 1) {
        hash.update(buffer.subarray(0, 1));
        withLf?.update(buffer.subarray(0, 1));
      }
      const digest = hash.digest("hex");
      return {
        digest: digest,
        ...withLf === undefined ? {} : {
          lfDigest: withLf.digest("hex")
        },
        lfsPointerDigest: (0, model_digest.sc)(lfsPointer(digest, size))
      };
    }
    function updateWithLf(hash, chunk) {
      let from = 0;
      for (let at = chunk.indexOf(CR); at !== -1; at = chunk.indexOf(CR, at + 1)) {
        if (chunk[at + 1] !== LF) continue;
        hash.update(chunk.subarray(from, at));
        from = at + 1;
      }
      hash.update(chunk.subarray(from));
    }
    function lfsPointer(digest, size) {
      return `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${size}\n`;
    }
    const HEAD_BYTES = 4 * 1024;
    const PACKED_REFS_BYTES = 64 * 1024 * 1024;
    const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
    const MAX_STEPS = 5;
    function repositoryHead(folder) {
      const dir = gitDir(folder.toString());
      if (dir === undefined) return {
        text: "",
        commit: ""
      };
      const common = readSmall(external_node_path_.join(dir, "commondir")).trim();
      const commonDir = common === "" ? dir : external_node_path_.resolve(dir, common);
      const text = readSmall(external_node_path_.join(dir, "HEAD")).trim();
      let value = text;
      for (let step = 0; step < MAX_STEPS; step += 1) {
        if (OBJECT_ID.test(value)) return {
          text: text,
          commit: value
        };
        const [, name] = /^ref: (refs\/\S+)$/.exec(value) ?? [];
        if (name === undefined || name.split("/").includes("..")) break;
        value = refValue(name, [ dir, commonDir ]);
      }
      return {
        text: text,
        commit: ""
      };
    }
    function gitDir(folder) {
      const entry = external_node_path_.join(folder, ".git");
      const found = external_node_fs_.lstatSync(entry, {
        throwIfNoEntry: false
      });
      if (found?.isDirectory() === true) return entry;
      if (found?.isFile() !== true) return undefined;
      const [, linked] = /^gitdir: (.+)/.exec(readSmall(entry)) ?? [];
      return linked === undefined ? undefined : external_node_path_.resolve(folder, linked.trim());
    }
    function refValue(name, dirs) {
      for (const dir of dirs) {
        const loose = readSmall(external_node_path_.join(dir, name)).trim();
        if (loose !== "") return loose;
      }
      const packed = readSmall(external_node_path_.join(dirs.at(-1) ?? "", "packed-refs"), PACKED_REFS_BYTES);
      const line = packed.split("\n").find(one => one.endsWith(` ${name}`));
      return line?.split(" ")[0] ?? "";
    }
    function readSmall(file, limit = HEAD_BYTES) {
      try {
        const found = external_node_fs_.lstatSync(file);
        return found.isFile() && found.size <= limit ? external_node_fs_.readFileSync(file, "latin1") : "";
      } catch {
        return "";
      }
    }
    const OWNER_MAY_EXECUTE = 64;
    function diskState(root, encoded, buffer) {
      const bytePath = Buffer.from((0, model_path.q0)(encoded)).toString("latin1");
      const parts = bytePath.split("/");
      if (parts.some(part => part === "" || part === ".." || part.includes("\0"))) return {
        kind: "other"
      };
      for (let depth = 1; depth < parts.length; depth += 1) {
        const folder = diskPath(root, parts.slice(0, depth).join("/"));
        if (lstat(folder)?.isDirectory() !== true) return {
          kind: "absent"
        };
      }
      return stateOf(diskPath(root, bytePath), buffer);
    }
    function stateOf(file, buffer) {
      const found = lstat(file);
      if (found === undefined) return {
        kind: "absent"
      };
      if (found.isSymbolicLink()) return {
        kind: "symlink",
        digest: (0, model_digest.sc)(external_node_fs_.readlinkSync(file, "buffer"))
      };
      if (found.isDirectory()) return folderState(file);
      return found.isFile() ? fileState(file, buffer) : {
        kind: "other"
      };
    }
    function folderState(folder) {
      const {commit: commit} = repositoryHead(folder);
      if (commit !== "") return {
        kind: "repository",
        commit: commit
      };
      const empty = external_node_fs_.readdirSync(folder).length === 0;
      return {
        kind: empty ? "empty_folder" : "folder"
      };
    }
    function fileState(file, buffer) {
      const {O_RDONLY: O_RDONLY, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = external_node_fs_.constants;
      let fd;
      try {
        fd = external_node_fs_.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
      } catch {
        return {
          kind: "other"
        };
      }
      try {
        const found = external_node_fs_.fstatSync(fd);
        if (!found.isFile()) return {
          kind: "other"
        };
        const executable = (found.mode & OWNER_MAY_EXECUTE) !== 0;
        return {
          kind: "file",
          executable: executable,
          ...contentDigests(fd, buffer)
        };
      } finally {
        external_node_fs_.closeSync(fd);
      }
    }
    function lstat(file) {
      try {
        return external_node_fs_.lstatSync(file, {
          throwIfNoEntry: false
        });
      } catch {
        return undefined;
      }
    }
    var external_node_child_process_ = __webpack_require__(1421);
    const FIND_FIELDS = "%y%C@ %m %D %i %s %T@";
    const FOLDER = "d".charCodeAt(0);
    const FILE = "f".charCodeAt(0);
    const POINT = ".".charCodeAt(0);
    const POINT_AT = 11;
    function lookDraft() {
      return {
        signatures: new Map,
        movedFolders: new Map,
        newest: ""
      };
    }
    function addEntry(look, bytePath, fields) {
      const type = fields.charCodeAt(0);
      if (type !== FOLDER) {
        look.signatures.set(bytePath, fields);
        const comparable = type === FILE && fields.charCodeAt(POINT_AT) === POINT;
        if (comparable && fields > look.newest) look.newest = fields;
        return;
      }
      const [typeAndCtime = "", mode, device, inode, , mtime] = fields.split(" ");
      const ctime = typeAndCtime.slice(1);
      look.signatures.set(bytePath, [ "d", mode, device, inode ].join(" "));
      if (mtime !== ctime) look.movedFolders.set(bytePath, ctime);
    }
    function newestCtimeMs({newest: newest}) {
      return newest === "" ? 0 : Number(newest.slice(1, newest.indexOf(" "))) * 1e3;
    }
    const FIND_PLACES = [ "/usr/bin/find", "/bin/find" ];
    const BATCH_BYTES = 128 * 1024;
    const AT_ONCE = 2;
    function gnuFind() {
      return process.platform === "linux" ? FIND_PLACES.find(place => external_node_fs_.existsSync(place)) : undefined;
    }
    async function lookByFind(find, root, folders, look) {
      const all = [ ...folders ];
      const sayable = all.filter(one => argumentOf(one) !== undefined);
      const left = all.filter(one => argumentOf(one) === undefined);
      const batches = batchesOf(sayable);
      const worker = async () => {
        for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) if (!await findEntries(find, root, batch, look)) left.push(...batch);
      };
      await Promise.all(Array.from({
        length: AT_ONCE
      }, worker));
      return left;
    }
    function batchesOf(folders) {
      const most = Math.max(1, Math.ceil(folders.length / AT_ONCE));
      const batches = [];
      let batch = [];
      let bytes = 0;
      for (const folder of folders) {
        batch.push(folder);
        bytes += folder.length + "./".length + 1;
        if (bytes < BATCH_BYTES && batch.length < most) continue;
        batches.push(batch);
        batch = [];
        bytes = 0;
      }
      return batch.length > 0 ? [ ...batches, batch ] : batches;
    }
    function findEntries(find, root, folders, look) {
      const starts = folders.map(folder => `./${argumentOf(folder) ?? ""}`);
      const depth = [ "-mindepth", "1", "-maxdepth", "1", "!", "-name", ".git" ];
      const print = [ "-printf", `%p\\0${FIND_FIELDS}\\0` ];
      const child = (0, external_node_child_process_.spawn)(find, [ "-P", ...starts, ...depth, ...print ], {
        cwd: root,
        env: {
          LC_ALL: "C"
        },
        stdio: [ "ignore", "pipe", "pipe" ]
      });
      const parse = entryParser(look);
      let complaints = "";
      child.stdout.on("data", parse);
      child.stderr.on("data", chunk => {
        complaints += chunk.toString("latin1");
      });
      return new Promise(resolve => {
        child.once("error", () => {
          resolve(false);
        });
        child.once("close", code => {
          resolve(code === 0 || onlyMissing(complaints));
        });
      });
    }
    function onlyMissing(complaints) {
      const lines = complaints.trim().split("\n");
      return lines.every(line => /: (No such file or|Not a) directory$/.test(line));
    }
    function entryParser(look) {
      let rest = "";
      return chunk => {
        const text = rest + chunk.toString("latin1");
        let at = 0;
        for (;;) {
          const pathEnd = text.indexOf("\0", at);
          const end = pathEnd === -1 ? -1 : text.indexOf("\0", pathEnd + 1);
          if (end === -1) break;
          const from = text[at + 2] === "/" ? at + 3 : at + 2;
          addEntry(look, text.slice(from, pathEnd), text.slice(pathEnd + 1, end));
          at = end + 1;
        }
        rest = text.slice(at);
      };
    }
    const NANOSECONDS = 1000000000n;
    const PERMISSION_BITS = 4095n;
    function lookByWalk(root, folders, look) {
      for (const folder of folders) {
        const place = diskPath(root, folder);
        if (!isFolder(place)) continue;
        for (const name of namesIn(place)) {
          if (name === ".git") continue;
          const bytePath = folder === "" ? name : `${folder}/${name}`;
          const fields = fieldsOf(diskPath(root, bytePath));
          if (fields !== undefined) addEntry(look, bytePath, fields);
        }
      }
    }
    function fieldsOf(file) {
      const found = external_node_fs_.lstatSync(file, {
        bigint: true,
        throwIfNoEntry: false
      });
      if (found === undefined) return undefined;
      return [ `${typeLetter(found)}${seconds(found.ctimeNs)}`, (found.mode & PERMISSION_BITS).toString(8), found.dev, found.ino, found.size, seconds(found.mtimeNs) ].join(" ");
    }
    function seconds(nanoseconds) {
      const fraction = String(nanoseconds % NANOSECONDS).padStart(9, "0");
      return `${nanoseconds / NANOSECONDS}.${fraction}0`;
    }
    function typeLetter(found) {
      if (found.isFile()) return "f";
      if (found.isDirectory()) return "d";
      if (found.isSymbolicLink()) return "l";
      if (found.isFIFO()) return "p";
      if (found.isSocket()) return "s";
      return found.isBlockDevice() ? "b" : "c";
    }
    function isFolder(place) {
      try {
        return external_node_fs_.lstatSync(place).isDirectory();
      } catch {
        return false;
      }
    }
    function namesIn(place) {
      try {
        return external_node_fs_.readdirSync(place, "latin1");
      } catch {
        return [];
      }
    }
    const CLOCK_TICK_MS = 20;
    async function lookAtTree(root, tracked, find) {
      const draft = lookDraft();
      const folders = foldersOf(tracked);
      const left = find === undefined ? folders : await lookByFind(find, root, folders, draft);
      lookByWalk(root, left, draft);
      const {text: text, commit: commit} = repositoryHead(root);
      await nextTick(newestCtimeMs(draft));
      return {
        signatures: draft.signatures,
        movedFolders: draft.movedFolders,
        head: `${text} ${commit}`
      };
    }
    async function nextTick(newestMs) {
      const age = Date.now() - newestMs;
      if (age >= 0 && age < CLOCK_TICK_MS) await new Promise(resolve => setTimeout(resolve, CLOCK_TICK_MS));
    }
    var external_node_os_ = __webpack_require__(8161);
    const MOST_FOLDERS = 1e4;
    const QUEUE_LIMIT = "/proc/sys/fs/inotify/max_queued_events";
    const SENTINEL_MS = 5e3;
    function watchMoves(root, bytePaths) {
      const queue = queueLimit();
      const folders = foldersOf(bytePaths);
      if (queue === undefined || folders.size > MOST_FOLDERS) return undefined;
      const wanted = new Set([ ...folders, ...bytePaths ]);
      const heard = {
        moved: new Set,
        burst: 0,
        lost: false
      };
      const {listen: listen, closeAll: closeAll} = listening(heard, queue / 2);
      const own = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), "completion-gate-moves-"));
      const close = () => {
        closeAll();
        external_node_fs_.rmSync(own, {
          recursive: true,
          force: true
        });
      };
      try {
        for (const folder of folders) listenIn(diskPath(root, folder), listen, name => {
          const moved = pathOf(folder, name);
          if (wanted.has(moved)) heard.moved.add(moved);
        });
        const arrives = sentinelIn(own, listen);
        return {
          moved: () => movedSince(heard, arrives),
          close: close
        };
      } catch {
        close();
        return undefined;
      }
    }
    function listening(heard, most) {
      const watchers = [];
      const lose = () => {
        heard.lost = true;
      };
      const count = () => {
        if (heard.burst === 0) setImmediate(() => {
          heard.burst = 0;
        });
        heard.burst += 1;
        if (heard.burst >= most) lose();
      };
      return {
        listen: (folder, on) => {
          const options = {
            encoding: "buffer",
            persistent: false
          };
          const watcher = external_node_fs_.watch(folder, options, (kind, name) => {
            count();
            if (name === null) lose(); else if (kind === "rename") on(name.toString("latin1"));
          });
          watcher.on("error", lose);
          watchers.push(watcher);
        },
        closeAll: () => {
          for (const watcher of watchers.splice(0)) watcher.close();
        }
      };
    }
    function listenIn(folder, listen, on) {
      try {
        if (!external_node_fs_.lstatSync(folder).isDirectory()) return;
        listen(Buffer.concat([ folder, Buffer.from("/.") ]), on);
      } catch (error) {
        const {code: code} = error;
        if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
      }
    }
    function pathOf(folder, name) {
      if (name === ".") return folder;
      return folder === "" ? name : `${folder}/${name}`;
    }
    async function movedSince(heard, arrives) {
      if (!await arrives()) heard.lost = true;
      const {moved: moved} = heard;
      heard.moved = new Set;
      return heard.lost ? "lost" : moved;
    }
    function sentinelIn(folder, listen) {
      const awaited = new Map;
      listen(folder, name => awaited.get(name)?.());
      return () => new Promise(resolve => {
        const name = (0, external_node_crypto_.randomUUID)();
        const settle = came => {
          clearTimeout(timer);
          awaited.delete(name);
          resolve(came);
        };
        const timer = setTimeout(() => {
          setImmediate(settle, false);
        }, SENTINEL_MS);
        awaited.set(name, () => {
          settle(true);
        });
        try {
          external_node_fs_.writeFileSync(external_node_path_.join(folder, name), "", {
            flag: "wx"
          });
        } catch {
          settle(false);
        }
      });
    }
    function queueLimit() {
      if (process.platform !== "linux") return undefined;
      try {
        const limit = Number(external_node_fs_.readFileSync(QUEUE_LIMIT, "latin1"));
        return limit > 0 ? limit : undefined;
      } catch {
        return undefined;
      }
    }
    const READ_BYTES = 256 * 1024;
    function createCheckout(options) {
      return checkoutAt({
        root: external_node_fs_.realpathSync(options.root)
      }, options);
    }
    function checkoutAt({root: root, foldersStay: foldersStay}, {commit: commit, looking: looking = "find"}) {
      const buffer = Buffer.allocUnsafe(READ_BYTES);
      const find = looking === "find" ? gnuFind() : undefined;
      return {
        root: root,
        ignoresExecutableBit: process.platform === "win32",
        commit: commit,
        look: async tracked => {
          const look = await lookAtTree(root, tracked, find);
          return foldersStay ? {
            ...look,
            movedFolders: new Map
          } : look;
        },
        watchMoves: paths => Promise.resolve(watchMoves(root, paths)),
        state: encoded => Promise.resolve(diskState(root, encoded, buffer)),
        seenAt: view => checkoutAt(view, {
          commit: commit,
          looking: looking
        })
      };
    }
    var errors = __webpack_require__(452);
    const WHOLE_OBJECT_BYTES = 65536;
    const batch_parser_LF = 10;
    const EMPTY = Buffer.alloc(0);
    function batchParser(sink) {
      const state = {
        held: EMPTY,
        expected: 0
      };
      return incoming => {
        let at = 0;
        if (state.expected > 0) at = takeLarge(state, sink, incoming);
        if (state.expected > 0) return;
        if (state.held.length > 0) at += takeHeld(state, sink, incoming.subarray(at));
        if (state.held.length === 0) takeObjects(state, sink, incoming.subarray(at));
      };
    }
    function takeHeld(state, sink, chunk) {
      const missing = missingBytes(state.held);
      const taken = Math.min(missing, chunk.length);
      const piece = Buffer.concat([ state.held, chunk.subarray(0, taken) ]);
      state.held = EMPTY;
      takeObjects(state, sink, piece);
      return taken;
    }
    function missingBytes(held) {
      const lineEnd = held.indexOf(batch_parser_LF);
      if (lineEnd < 0) return Number.POSITIVE_INFINITY;
      const size = sizeOf(held.toString("latin1", 0, lineEnd));
      return lineEnd + size + 2 - held.length;
    }
    function takeObjects(state, sink, chunk) {
      let at = 0;
      while (at < chunk.length) {
        const lineEnd = chunk.indexOf(batch_parser_LF, at);
        if (lineEnd < 0) break;
        const header = chunk.toString("latin1", at, lineEnd);
        const size = sizeOf(header);
        const contentEnd = lineEnd + 1 + size;
        if (size < 0) {
          sink.absent(header);
          at = lineEnd + 1;
        } else if (contentEnd < chunk.length) {
          requireLineEnd(chunk, contentEnd);
          sink.whole(header, chunk.subarray(lineEnd + 1, contentEnd));
          at = contentEnd + 1;
        } else if (size <= WHOLE_OBJECT_BYTES) break; else {
          sink.begin(header, size);
          state.expected = size + 1;
          takeLarge(state, sink, chunk.subarray(lineEnd + 1));
          at = chunk.length;
        }
      }
      state.held = at < chunk.length ? chunk.subarray(at) : EMPTY;
    }
    function takeLarge(state, sink, chunk) {
      const content = Math.min(state.expected - 1, chunk.length);
      if (content > 0) sink.part(chunk.subarray(0, content));
      state.expected -= content;
      if (content === chunk.length) return content;
      requireLineEnd(chunk, content);
      state.expected = 0;
      sink.end();
      return content + 1;
    }
    function sizeOf(header) {
      const last = header.charCodeAt(header.length - 1);
      if (last < 48 || last > 57) return -1;
      return Number(header.slice(header.lastIndexOf(" ") + 1));
    }
    function requireLineEnd(chunk, at) {
      if (chunk[at] !== batch_parser_LF) throw new errors.ue("GIT_FAILED", "git cat-file --batch sent an object of another size than it said.");
    }
    const INSTALL_HINT = "Install git 2.36 or newer (https://git-scm.com/downloads) and make sure that it is on PATH.";
    function findGit(environment) {
      const names = external_node_path_.delimiter === ";" ? [ "git.exe" ] : [ "git" ];
      for (const folder of absoluteFolders(environment)) for (const name of names) {
        const candidate = external_node_path_.join(folder, name);
        if (isProgram(candidate)) return candidate;
      }
      throw gitMissing("git was not found on PATH.");
    }
    function absoluteFolders(environment) {
      return (environment["PATH"] ?? environment["Path"] ?? "").split(external_node_path_.delimiter).filter(folder => external_node_path_.isAbsolute(folder));
    }
    function gitMissing(message, cause) {
      return new errors.ue("GIT_FAILED", message, {
        hint: INSTALL_HINT,
        cause: cause
      });
    }
    function isProgram(file) {
      try {
        external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK);
        return external_node_fs_.statSync(file).isFile();
      } catch {
        return false;
      }
    }
    const ALWAYS = [ "SYSTEMROOT", "SystemRoot", "TMPDIR", "TEMP" ];
    const FOR_NETWORK = [ "HOME", "USER", "LOGNAME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "XDG_CONFIG_HOME", "SSH_AUTH_SOCK", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "KRB5CCNAME" ];
    const HARDENED = {
      LC_ALL: "C",
      GIT_TERMINAL_PROMPT: "0",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_GRAFT_FILE: "/dev/null",
      GIT_NO_LAZY_FETCH: "1",
      GIT_ATTR_NOSYSTEM: "1"
    };
    const NO_CONFIGURATION = {
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null"
    };
    const SETTINGS = [ "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null", "core.pager=cat", "diff.external=", "diff.ignoreSubmodules=none", "gc.auto=0", "maintenance.auto=false", "advice.graftFileDeprecated=false", "credential.interactive=never" ];
    const LOCAL_SETTINGS = [ ...SETTINGS, "core.packedGitWindowSize=16m", "core.packedGitLimit=64m", "core.bigFileThreshold=1m", "protocol.allow=never" ];
    const NETWORK_SETTINGS = [ ...SETTINGS, "http.lowSpeedLimit=1", "http.lowSpeedTime=60" ];
    function gitEnvironment(environment, network) {
      const names = network ? [ ...ALWAYS, ...FOR_NETWORK ] : ALWAYS;
      const passed = names.flatMap(name => {
        const value = environment[name];
        return value === undefined ? [] : [ [ name, value ] ];
      });
      return {
        ...Object.fromEntries(passed),
        PATH: absoluteFolders(environment).join(external_node_path_.delimiter),
        ...HARDENED,
        ...network ? {} : NO_CONFIGURATION
      };
    }
    function gitSettings(network) {
      return (network ? NETWORK_SETTINGS : LOCAL_SETTINGS).flatMap(setting => [ "-c", setting ]);
    }
    const STDERR_TAIL_BYTES = 4096;
    function startGit(git, args, {network: network = false, input: input} = {}) {
      const child = (0, external_node_child_process_.spawn)(git.program, gitArguments(git, args, network), {
        cwd: git.dir,
        env: gitEnvironment(git.environment, network),
        stdio: [ "pipe", "pipe", "pipe" ],
        windowsHide: true,
        detached: network
      });
      child.stdin.on("error", () => undefined);
      if (input !== undefined) child.stdin.end(input);
      const handles = [ child, child.stdin, child.stdout, child.stderr ];
      return {
        stdin: child.stdin,
        stdout: child.stdout,
        ended: gitEnd(child, git.program),
        kill: () => {
          child.kill("SIGKILL");
          child.stdout.destroy();
        },
        keepAlive: wanted => {
          for (const handle of handles) if (wanted) handle.ref(); else handle.unref();
        }
      };
    }
    function gitArguments({gitDir: gitDir}, args, network) {
      const place = gitDir === undefined ? [] : [ `--git-dir=${gitDir}` ];
      return [ "--no-pager", ...gitSettings(network), ...place, ...args ];
    }
    function definedOnly(environment) {
      return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => value === undefined ? [] : [ [ name, value ] ]));
    }
    async function runGit(git, args, call = {}) {
      if (call.network === true && git.remoteCall !== undefined) return await git.remoteCall({
        program: git.program,
        args: gitArguments(git, args, true),
        cwd: git.dir,
        environment: definedOnly(gitEnvironment(git.environment, true)),
        input: call.input ?? ""
      });
      const child = startGit(git, args, {
        input: "",
        ...call
      });
      const chunks = [];
      child.stdout.on("data", chunk => chunks.push(chunk));
      const end = await child.ended;
      return {
        ...end,
        stdout: Buffer.concat(chunks)
      };
    }
    function gitFailed(what, end) {
      const complaint = end.stderr.trim();
      return new errors.ue("GIT_FAILED", `${what}: git ended with ${end.exitCode === -1 ? "a signal" : `exit code ${end.exitCode}`}${complaint === "" ? "." : `: ${complaint}`}`, {
        hint: "Run `git fsck` in the repository; if that is clean, please report this."
      });
    }
    function gitEnd(child, program) {
      return new Promise((resolve, reject) => {
        let tail = Buffer.alloc(0);
        child.stderr?.on("data", chunk => {
          tail = Buffer.concat([ tail, chunk ]).subarray(-STDERR_TAIL_BYTES);
        });
        child.once("error", error => {
          reject(gitMissing(`${program} could not start: ${error.message}.`, error));
        });
        child.once("close", code => {
          resolve({
            exitCode: code ?? -1,
            stderr: tail.toString("utf8")
          });
        });
      });
    }
    const PROCESSES = 2;
    const RUN_LENGTH = 16;
    const LFS_VERSION_LINE = "version https://git-lfs.github.com/spec/v1\n";
    const LFS_POINTER_BYTES = 1024;
    const UNKNOWN = "";
    function blobDigests(git) {
      const digests = new Map;
      const lfsPointers = new Set;
      const readers = [ startReader(git, digests, lfsPointers) ];
      let count = 0;
      const readerFor = at => {
        const turn = Math.floor(at / RUN_LENGTH) % PROCESSES;
        const reader = readers[turn] ?? startReader(git, digests, lfsPointers);
        readers[turn] = reader;
        return reader;
      };
      return {
        request: ids => {
          for (const id of ids) {
            if (digests.has(id)) continue;
            digests.set(id, UNKNOWN);
            readerFor(count).ask(id);
            count += 1;
          }
          for (const reader of readers) reader.send();
        },
        finish: async () => {
          await Promise.all(readers.map(reader => reader.finish()));
          return {
            contentDigest: id => {
              const digest = digests.get(id);
              return digest === UNKNOWN ? undefined : digest;
            },
            isLfsPointer: id => lfsPointers.has(id)
          };
        },
        cancel: () => {
          for (const reader of readers) reader.cancel();
        }
      };
    }
    function isLfsPointer(bytes) {
      return bytes.length < LFS_POINTER_BYTES && bytes.toString("latin1", 0, LFS_VERSION_LINE.length) === LFS_VERSION_LINE;
    }
    function startReader(git, digests, lfsPointers) {
      const child = startGit(git, [ "cat-file", "--batch", "--buffer" ]);
      const failure = parseOutput(child, digestSink(digests, lfsPointers));
      const outgoing = [];
      return {
        ask: id => outgoing.push(id),
        send: () => {
          if (outgoing.length === 0) return;
          child.stdin.write(`${outgoing.join("\n")}\n`, "latin1");
          outgoing.length = 0;
        },
        finish: async () => {
          child.stdin.end();
          const end = await child.ended;
          failure.raise();
          if (end.exitCode !== 0) throw gitFailed("The changed blobs cannot be read", end);
        },
        cancel: child.kill
      };
    }
    function parseOutput(child, sink) {
      const parse = batchParser(sink);
      const errors = [];
      child.stdout.on("data", chunk => {
        if (errors.length > 0) return;
        try {
          parse(chunk);
        } catch (error) {
          errors.push(error);
          child.kill();
        }
      });
      return {
        raise: () => {
          if (errors.length > 0) throw errors[0];
        }
      };
    }
    function digestSink(digests, lfsPointers) {
      let hash = external_node_crypto_.createHash("sha256");
      let current = "";
      return {
        whole: (header, bytes) => {
          const id = idOf(header);
          digests.set(id, sha256(bytes));
          if (isLfsPointer(bytes)) lfsPointers.add(id);
        },
        begin: header => {
          current = idOf(header);
          hash = external_node_crypto_.createHash("sha256");
        },
        part: bytes => {
          hash.update(bytes);
        },
        end: () => {
          digests.set(current, hash.digest("hex"));
        },
        absent: () => undefined
      };
    }
    function sha256(bytes) {
      return typeof external_node_crypto_.hash === "function" ? external_node_crypto_.hash("sha256", bytes, "hex") : external_node_crypto_.createHash("sha256").update(bytes).digest("hex");
    }
    function idOf(header) {
      return header.slice(0, header.indexOf(" "));
    }
    const DELETED = "000000";
    const SUBMODULE = "160000";
    const MODES = [ "100644", DELETED, "100755", "120000", SUBMODULE ];
    const DIFF_TREE = [ "diff-tree", "-r", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--ignore-submodules=none", "--end-of-options" ];
    async function* rawChanges(git, from, to) {
      const child = startGit(git, [ ...DIFF_TREE, from, to ], {
        input: ""
      });
      try {
        let rest = "";
        for await (const chunk of child.stdout) {
          const text = rest + chunk.toString("latin1");
          const {changes: changes, used: used} = parseRawChanges(text);
          rest = text.slice(used);
          yield changes;
        }
        const end = await child.ended;
        if (end.exitCode !== 0 || rest !== "") throw gitFailed(`The difference of ${from} and ${to} cannot be read`, end);
      } finally {
        child.kill();
      }
    }
    function hasBlob(change) {
      return change.mode !== DELETED && change.mode !== SUBMODULE;
    }
    function parseRawChanges(text) {
      const changes = [];
      let at = 0;
      for (;;) {
        const headEnd = text.indexOf("\0", at);
        if (headEnd < 0) break;
        const pathEnd = text.indexOf("\0", headEnd + 1);
        if (pathEnd < 0) break;
        changes.push(rawChange(text, at, headEnd, pathEnd));
        at = pathEnd + 1;
      }
      return {
        changes: changes,
        used: at
      };
    }
    function rawChange(text, at, headEnd, pathEnd) {
      const idLength = (headEnd - at - 18) / 2;
      if (text.charCodeAt(at) !== 58 || idLength !== 40 && idLength !== 64) throw new errors.ue("GIT_FAILED", `git diff-tree printed a record in a form that is not known: ${JSON.stringify(text.slice(at, headEnd))}.`);
      const idStart = at + 16 + idLength;
      return {
        mode: knownMode(text.slice(at + 8, at + 14)),
        objectId: text.slice(idStart, idStart + idLength),
        bytePath: text.slice(headEnd + 1, pathEnd)
      };
    }
    function knownMode(mode) {
      return MODES.find(known => known === mode) ?? mode;
    }
    const BATCH = 4096;
    async function* treeChanges(git, range, missing) {
      const blobs = blobDigests(git);
      try {
        const raw = await requestBlobs(git, range, blobs, missing);
        const digests = await blobs.finish();
        for (let at = 0; at < raw.length; at += BATCH) yield raw.slice(at, at + BATCH).map(change => treeChange(change, digests));
      } finally {
        blobs.cancel();
      }
    }
    async function requestBlobs(git, range, blobs, missing) {
      const raw = [];
      for await (const changes of rawChanges(git, range.mergeBase, range.head)) {
        const ids = [];
        for (const change of changes) {
          raw.push(change);
          if (hasBlob(change) && !missing.has(change.objectId)) ids.push(change.objectId);
        }
        blobs.request(ids);
      }
      return raw;
    }
    function treeChange(change, digests) {
      if (!hasBlob(change)) return change;
      const {mode: mode, objectId: objectId, bytePath: bytePath} = change;
      const contentDigest = digests.contentDigest(objectId);
      if (contentDigest === undefined) return {
        mode: mode,
        objectId: objectId,
        bytePath: bytePath,
        missing: true
      };
      return digests.isLfsPointer(objectId) ? {
        mode: mode,
        objectId: objectId,
        bytePath: bytePath,
        contentDigest: contentDigest,
        lfsPointer: true
      } : {
        mode: mode,
        objectId: objectId,
        bytePath: bytePath,
        contentDigest: contentDigest
      };
    }
    const QUESTIONS = [ "rev-parse", "--path-format=absolute", "--is-bare-repository", "--is-inside-work-tree", "--git-dir", "--git-path", "objects", "--git-path", "shallow", "--show-toplevel" ];
    async function discoverRepository(git) {
      requireFolder(git.dir);
      let found = await runGit(git, QUESTIONS);
      if (found.stderr.includes("dubious ownership")) {
        found = await runGit(git, QUESTIONS, {
          network: true
        });
        if (found.exitCode !== 0) throw foreignOwner(git.dir);
      }
      const [bare, inside, gitDir, objectsDir, shallowFile, root, ...rest] = found.stdout.toString("utf8").split("\n");
      if (bare === "true") throw invalid(`A checkout was expected, and ${git.dir} is a bare repository.`, "Name a clone with a work tree.");
      if (inside === "false") throw invalid(`A checkout was expected, and ${git.dir} is a git folder.`, "Name the folder that holds it.");
      if (found.exitCode !== 0) throw unusable(git.dir, found);
      if (!gitDir || !objectsDir || !shallowFile || !root || rest.length > 1) throw invalid(`The path of the repository ${JSON.stringify(git.dir)} holds a line end.`, "Move the repository to a path without one.");
      return {
        root: root,
        gitDir: gitDir,
        objectsDir: objectsDir,
        shallowFile: shallowFile
      };
    }
    function requireFolder(dir) {
      if (external_node_fs_.statSync(dir, {
        throwIfNoEntry: false
      })?.isDirectory() !== true) throw invalid(`A folder with a git repository was expected, and ${dir} is none.`, "Name the folder of a git checkout.");
    }
    function unusable(dir, end) {
      if (end.stderr.includes("not a git repository")) return invalid(`A git repository was expected, and ${dir} is none.`, "Name the folder of a git checkout, or run `git init` there.");
      return gitFailed(`The repository ${dir} cannot be used`, end);
    }
    function foreignOwner(dir) {
      return invalid(`The repository ${dir} belongs to another user, and git does not trust it.`, `If you trust it: git config --global --add safe.directory '${dir}'`);
    }
    function invalid(message, hint) {
      return new errors.ue("REPOSITORY_INVALID", message, {
        hint: hint
      });
    }
    function objectReader(git) {
      let running;
      let turn = Promise.resolve();
      const ask = async (name, limit) => {
        if (running?.isOver() === true) running = undefined;
        running ??= startConversation(git);
        const answer = await running.ask(name, limit);
        if (answer.closed) running = undefined;
        return answer.object;
      };
      return {
        read: (name, limit) => {
          if (/[\n\0]/.test(name)) return Promise.resolve(undefined);
          const answer = turn.then(() => ask(name, limit));
          turn = answer.catch(() => undefined);
          return answer;
        },
        close: () => {
          running?.close();
          running = undefined;
        }
      };
    }
    function startConversation(git) {
      const child = startGit(git, [ "cat-file", "--batch" ]);
      let pending;
      const settle = answer => {
        child.keepAlive(false);
        const settled = pending;
        pending = undefined;
        settled?.resolve(answer);
      };
      const parse = batchParser(answerSink(() => pending?.limit ?? 0, object => {
        settle({
          object: object,
          closed: false
        });
      }, object => {
        child.kill();
        settle({
          object: object,
          closed: true
        });
      }));
      child.stdout.on("data", chunk => {
        try {
          parse(chunk);
        } catch (error) {
          child.kill();
          pending?.reject(error);
          pending = undefined;
        }
      });
      let over = false;
      child.ended.then(end => {
        over = true;
        if (lacksPromised(end)) settle({
          object: undefined,
          closed: true
        }); else pending?.reject(gitFailed("An object cannot be read", end));
      }, error => {
        over = true;
        pending?.reject(error);
      });
      return {
        isOver: () => over,
        ask: (name, limit) => new Promise((resolve, reject) => {
          pending = {
            limit: limit,
            resolve: resolve,
            reject: reject
          };
          child.keepAlive(true);
          child.stdin.write(`${name}\n`);
        }),
        close: child.kill
      };
    }
    function lacksPromised(end) {
      return end.exitCode === 128 && /promisor|lazy fetch/.test(end.stderr);
    }
    function answerSink(limit, answer, giveUp) {
      let parts = [];
      let header = "";
      return {
        whole: (line, bytes) => {
          const object = objectOf(line);
          answer(bytes.length > limit() ? object : {
            ...object,
            bytes: Buffer.from(bytes)
          });
        },
        begin: (line, size) => {
          header = line;
          parts = [];
          if (size > limit()) giveUp(objectOf(line));
        },
        part: bytes => {
          parts.push(Buffer.from(bytes));
        },
        end: () => {
          answer({
            ...objectOf(header),
            bytes: Buffer.concat(parts)
          });
          parts = [];
        },
        absent: () => {
          answer(undefined);
        }
      };
    }
    function objectOf(header) {
      const [id = "", type = "", size = ""] = header.split(" ");
      return {
        id: id,
        type: type,
        size: Number(size)
      };
    }
    var promises_ = __webpack_require__(1455);
    var external_node_readline_ = __webpack_require__(481);
    const SAYS_HOW_TO_CHECK = /(?:^|\/)\.(?:github|a3s)\/|\.(?:md|json|toml|ini|cfg|ya?ml|mod|xml|gradle|kts|exs)$|(?:^|\/)(?:Makefile|Gemfile|Rakefile)$/i;
    function isLikelyReadFromBase(path) {
      return SAYS_HOW_TO_CHECK.test(path);
    }
    async function isPartialClone(objectsDir) {
      const files = await promises_.readdir(`${objectsDir}/pack`).catch(() => []);
      return files.some(file => file.endsWith(".promisor"));
    }
    function missingTrees(git, commits) {
      return listMissing(git, [ "--filter=blob:none", ...commits ]);
    }
    function missingObjects(git, commits) {
      return listMissing(git, commits);
    }
    async function wantedBlobs(git, commits, readsFromBase) {
      const missing = await missingObjects(git, [ commits.head, commits.base ]);
      if (missing.size === 0) return [];
      const wanted = new Set;
      const collect = async (from, to, reads) => {
        for await (const changes of rawChanges(git, from, to)) for (const change of changes) if (hasBlob(change) && missing.has(change.objectId) && reads(change)) wanted.add(change.objectId);
      };
      await collect(commits.mergeBase, commits.head, () => true);
      await collect(commits.head, commits.base, change => readsFromBase(change.bytePath));
      return [ ...wanted ];
    }
    async function listMissing(git, args) {
      const child = startGit(git, [ "rev-list", "--objects", "--no-object-names", "--missing=print", "--no-walk=unsorted", ...args, "--" ], {
        input: ""
      });
      const missing = new Set;
      for await (const line of (0, external_node_readline_.createInterface)({
        input: child.stdout
      })) if (line.startsWith("?")) missing.add(line.slice(1));
      const end = await child.ended;
      if (end.exitCode !== 0) throw gitFailed("What the partial clone lacks cannot be listed", end);
      return missing;
    }
    const OBJECTS_ONLY = [ "fetch", "--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance", "--refmap=" ];
    async function fetchObjects(git, request) {
      const end = await runGit(git, [ ...OBJECTS_ONLY, ...depthArguments(request.depth), ...request.withoutBlobs ? [ "--filter=blob:none" ] : [], "--stdin", "--end-of-options", request.remote ], {
        network: true,
        input: `${request.ids.join("\n")}\n`
      });
      return end.exitCode === 0 ? undefined : complaintOf(end.stderr);
    }
    async function askRemote(git, remote, ref) {
      const end = await runGit(git, [ "ls-remote", "--quiet", "--end-of-options", remote, ref ], {
        network: true
      });
      if (end.exitCode !== 0) return undefined;
      const line = end.stdout.toString("utf8").split("\n").find(one => one.endsWith(`\t${ref}`));
      return line?.slice(0, line.indexOf("\t"));
    }
    function depthArguments(depth) {
      if (depth === "unshallow") return [ "--unshallow" ];
      return depth === "this-commit" ? [ "--depth=1" ] : [];
    }
    function complaintOf(stderr) {
      const complaint = stderr.trim();
      return complaint === "" ? "git fetch failed without a word" : complaint;
    }
    async function findMergeBase(git, facts, base, head) {
      const found = await runGit(git, [ "merge-base", base, head ]);
      if (found.exitCode > 1 || found.exitCode < 0) throw gitFailed(`The merge base of ${base} and ${head} cannot be found`, found);
      const mergeBase = found.stdout.toString("latin1").trim();
      const cuts = await readShallowFile(facts.shallowFile);
      const cutAt = cuts.size === 0 ? [] : await cutsBefore(git, [ base, head ], mergeBase, cuts);
      if (cutAt.length > 0) return {
        known: false,
        cutAt: cutAt
      };
      if (mergeBase === "") throw unrelated(base, head);
      return {
        known: true,
        mergeBase: mergeBase
      };
    }
    async function readShallowFile(file) {
      try {
        const text = await promises_.readFile(file, "latin1");
        return new Set(text.split("\n").filter(line => line !== ""));
      } catch (error) {
        if (error.code === "ENOENT") return new Set;
        throw error;
      }
    }
    async function cutsBefore(git, tips, mergeBase, cuts) {
      const not = mergeBase === "" ? [] : [ "--not", mergeBase ];
      const child = startGit(git, [ "rev-list", ...tips, ...not, "--" ], {
        input: ""
      });
      const found = [];
      for await (const id of (0, external_node_readline_.createInterface)({
        input: child.stdout
      })) if (cuts.has(id)) found.push(id);
      const end = await child.ended;
      if (end.exitCode !== 0) throw gitFailed(`The history of ${tips.join(" and ")} cannot be read`, end);
      return found;
    }
    function unrelated(base, head) {
      return new errors.ue("HISTORY_UNRELATED", `The base ${base} and the head ${head} share no commit: there is no change to compute.`, {
        hint: "Rebase the branch onto its base, or name the right base."
      });
    }
    const IDS_IN_A_COMMAND = 8;
    async function completeHistory(git, facts, remote, missing) {
      const shallow = (await readShallowFile(facts.shallowFile)).size > 0;
      const depth = fetchDepth(shallow, missing);
      const ids = [ ...missing.absent, ...depth === "this-commit" ? [] : missing.cutAt ];
      const request = {
        remote: remote.name,
        ids: ids,
        depth: depth,
        withoutBlobs: depth === "unshallow"
      };
      if (!remote.fetch) return historyGap(missing, request, undefined);
      const complaint = await fetchObjects(git, request);
      return complaint === undefined ? undefined : historyGap(missing, request, complaint);
    }
    async function completeTrees(git, remote, commits, readsFromBase) {
      const all = [ commits.base, commits.mergeBase, commits.head ];
      const trees = await missingTrees(git, all);
      if (trees.size > 0) {
        const request = bulk(remote, [ ...trees ], true);
        const complaint = remote.fetch ? await fetchObjects(git, request) : "fetching is not allowed";
        if (complaint !== undefined) return treesGap(all, request, complaint);
      }
      if (!remote.fetch) return undefined;
      const blobs = await wantedBlobs(git, commits, readsFromBase);
      if (blobs.length > 0) await fetchObjects(git, bulk(remote, blobs, true));
      return undefined;
    }
    function fetchDepth(shallow, missing) {
      if (!shallow) return "as-is";
      return missing.needsHistory ? "unshallow" : "this-commit";
    }
    function bulk(remote, ids, withoutBlobs) {
      return {
        remote: remote.name,
        ids: ids,
        depth: "as-is",
        withoutBlobs: withoutBlobs
      };
    }
    function historyGap(missing, request, complaint) {
      const lacks = [ ...missing.absent.length > 0 ? [ `the commits ${listed(missing.absent)} are not in it` ] : [], ...missing.cutAt.length > 0 ? [ `its history breaks off at ${listed(missing.cutAt)}` ] : [] ].join(", and ");
      const tried = complaint === undefined ? "" : ` Fetching them failed: ${complaint}.`;
      return {
        reason: `The merge base cannot be known from this clone: ${lacks}.${tried} Run: ${commandOf(request)}`
      };
    }
    function treesGap(commits, request, complaint) {
      return {
        reason: `This partial clone lacks ${request.ids.length} trees of the commits ${listed([ ...new Set(commits) ])}: ${complaint}. Run: ${commandOf(request)}`
      };
    }
    function commandOf(request) {
      const depth = request.depth === "unshallow" ? " --unshallow" : request.depth === "this-commit" ? " --depth=1" : "";
      const few = request.ids.length <= IDS_IN_A_COMMAND;
      if (few) return `git fetch${depth} ${request.remote} ${request.ids.join(" ")}`;
      return depth === "" ? `git fetch --refetch --no-filter ${request.remote}` : `git fetch${depth} ${request.remote}`;
    }
    function listed(ids) {
      const shown = ids.slice(0, IDS_IN_A_COMMAND).join(", ");
      const more = ids.length - IDS_IN_A_COMMAND;
      return more > 0 ? `${shown} and ${more} more` : shown;
    }
    const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
    const COMMIT_BYTES = 16 << 20;
    const DEFAULT_BASES = [ "refs/remotes/origin/HEAD", "refs/heads/main", "refs/remotes/origin/main", "refs/heads/master", "refs/remotes/origin/master" ];
    function isFullId(revision) {
      return FULL_ID.test(revision);
    }
    async function findCommit(reader, revision) {
      const found = [];
      for (const name of fullNames(revision)) {
        const commit = await readCommit(reader, name);
        if (commit !== undefined && found.every(one => one.id !== commit.id)) found.push(commit);
      }
      if (found.length > 1) throw new errors.ue("REVISION_UNKNOWN", `The revision ${JSON.stringify(revision)} names ${found.length} commits: ${found.map(one => one.id).join(", ")}.`, {
        hint: `Write it in full, such as refs/heads/${revision} or refs/remotes/${revision}.`
      });
      return found[0];
    }
    async function findDefaultBase(reader) {
      for (const name of DEFAULT_BASES) {
        const commit = await readCommit(reader, name);
        if (commit !== undefined) return commit;
      }
      return undefined;
    }
    function revisionUnknown(revision, remote) {
      if (revision === undefined) return new errors.ue("REVISION_UNKNOWN", `No merge target was named, and the repository has none of ${DEFAULT_BASES.join(", ")}.`, {
        hint: "Name the base, such as --base origin/develop."
      });
      const branch = branchOf(revision, remote);
      return new errors.ue("REVISION_UNKNOWN", `The revision ${JSON.stringify(revision)} names no commit of this repository.`, {
        hint: isRefName(branch) ? `See \`git branch --all\`; to have it from the remote: git fetch ${remote} ${branch}` : "See `git log --oneline`; in a shallow clone, older commits come by: git fetch --unshallow"
      });
    }
    function branchOf(revision, remote) {
      for (const prefix of [ `refs/remotes/${remote}/`, `${remote}/`, "refs/heads/" ]) if (revision.startsWith(prefix)) return revision.slice(prefix.length);
      return revision;
    }
    function isRefName(name) {
      return /^[\w./-]+$/.test(name);
    }
    function fullNames(revision) {
      if (revision === "") return [];
      if (isFullId(revision) || revision.startsWith("refs/")) return [ revision ];
      if (revision === "HEAD" || revision === "@") return [ "HEAD" ];
      return [ `refs/heads/${revision}`, `refs/remotes/${revision}`, `refs/tags/${revision}`, revision ];
    }
    async function readCommit(reader, name) {
      const object = await reader.read(`${name}^{commit}`, COMMIT_BYTES);
      if (object?.type !== "commit") return undefined;
      return {
        id: object.id,
        parents: parentsOf(object.bytes)
      };
    }
    function parentsOf(bytes) {
      if (bytes === undefined) throw new errors.ue("GIT_FAILED", `A commit of at most ${COMMIT_BYTES} bytes was expected, and a larger one came.`);
      const parents = [];
      for (const line of bytes.toString("latin1").split("\n")) {
        if (line === "") break;
        if (line.startsWith("parent ")) parents.push(line.slice("parent ".length));
      }
      return parents;
    }
    async function resolveRange(opened, request) {
      const head = await tipOf(opened, request.head ?? "HEAD", request.remote);
      const base = await tipOf(opened, request.base, request.remote);
      const found = await mergeBaseOf(opened, request, base, head);
      if (typeof found !== "string") return {
        range: {
          base: base,
          mergeBase: "",
          head: head
        },
        gaps: [ found ]
      };
      const range = {
        base: base,
        mergeBase: found,
        head: head
      };
      if (!await isPartialClone(opened.facts.objectsDir)) return {
        range: range,
        gaps: []
      };
      const gap = await completeTrees(opened.git, request.remote, range, request.readsFromBase);
      return gap === undefined ? {
        range: range,
        gaps: []
      } : {
        range: {
          base: base,
          mergeBase: "",
          head: head
        },
        gaps: [ gap ]
      };
    }
    async function tipOf({git: git, reader: reader}, revision, remote) {
      const commit = revision === undefined ? await findDefaultBase(reader) : await findCommit(reader, revision);
      if (commit !== undefined) return commit.id;
      if (revision !== undefined && isFullId(revision)) return revision;
      const asked = remote.fetch ? await askRemote(git, remote.name, revision === undefined ? "HEAD" : `refs/heads/${branchOf(revision, remote.name)}`) : undefined;
      if (asked === undefined) throw revisionUnknown(revision, remote.name);
      return asked;
    }
    async function mergeBaseOf(opened, request, base, head) {
      const {git: git, facts: facts, reader: reader} = opened;
      const {remote: remote, knownMergeBase: knownMergeBase} = request;
      const wanted = knownMergeBase === undefined ? [] : [ knownMergeBase ];
      const absent = await absentCommits(reader, [ base, head, ...wanted ]);
      const before = await findMergeBaseOf(opened, base, head, absent);
      if (before.known) return before.mergeBase;
      if (knownMergeBase !== undefined && absent.length === 0) return knownMergeBase;
      const gap = await completeHistory(git, facts, remote, {
        absent: absent,
        cutAt: before.cutAt,
        needsHistory: knownMergeBase === undefined
      });
      reader.close();
      if (gap !== undefined && !await mayLackCommits(facts)) throw revisionUnknown(absent[0], remote.name);
      if (gap !== undefined) return gap;
      const after = await findMergeBaseOf(opened, base, head, []);
      if (after.known) return after.mergeBase;
      return knownMergeBase ?? {
        reason: `The merge base of ${base} and ${head} cannot be known: even after a fetch the history breaks off at ${after.cutAt.join(", ")}. Run: git fetch --unshallow ${remote.name}`
      };
    }
    async function mayLackCommits(facts) {
      return (await readShallowFile(facts.shallowFile)).size > 0 || await isPartialClone(facts.objectsDir);
    }
    async function findMergeBaseOf({git: git, facts: facts, reader: reader}, base, head, absent) {
      if (absent.includes(base) || absent.includes(head)) return {
        known: false,
        cutAt: []
      };
      return await isNearAncestor(reader, base, head) ? {
        known: true,
        mergeBase: base
      } : await findMergeBase(git, facts, base, head);
    }
    const NEAR = 8;
    async function isNearAncestor(reader, base, head) {
      let id = head;
      for (let seen = 0; seen < NEAR && id !== undefined; seen += 1) {
        if (id === base) return true;
        const commit = await findCommit(reader, id);
        if (commit?.parents.includes(base) === true) return true;
        id = commit?.parents[0];
      }
      return false;
    }
    async function absentCommits(reader, ids) {
      const absent = [];
      for (const id of new Set(ids)) if (await findCommit(reader, id) === undefined) absent.push(id);
      return absent;
    }
    async function untrackedPaths(git) {
      const listed = await runGit(git, [ "ls-files", "--others", "--exclude-standard", "--directory", "--no-empty-directory", "-z" ]);
      if (listed.exitCode !== 0) throw gitFailed("The untracked files cannot be listed", listed);
      return listed.stdout.toString("latin1").split("\0").filter(name => name !== "").map(model_path.a8);
    }
    async function listTree(git, commit) {
      const child = startGit(git, [ "ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit ], {
        input: ""
      });
      const entries = [];
      let rest = "";
      for await (const chunk of child.stdout) {
        const lines = (rest + chunk.toString("latin1")).split("\0");
        rest = lines.pop() ?? "";
        for (const line of lines) entries.push(treeEntry(line));
      }
      const end = await child.ended;
      if (end.exitCode !== 0 && end.stderr.includes("not a tree object")) throw notInClone(commit);
      if (end.exitCode !== 0) throw gitFailed(`The files of commit ${commit} cannot be listed`, end);
      return entries;
    }
    async function hasEntry({git: git, reader: reader, facts: facts}, commit, path) {
      const name = Buffer.from((0, model_path.q0)(path)).toString("latin1");
      if (isPlain(name) && await reader.read(`${commit}:${name}`, 0)) return true;
      if (isPlain(name) && !await isPartialClone(facts.objectsDir)) return false;
      return (await listTree(git, commit)).some(entry => entry.path === path || entry.path.startsWith(`${path}/`));
    }
    async function readTreeFile(reader, entry, limit) {
      if (entry.mode === "160000") return {
        kind: "unreadable",
        why: "it is a submodule"
      };
      const object = await reader.read(entry.objectId, limit).catch(error => (0, errors.Ub)(error));
      if (object instanceof errors.ue) return {
        kind: "unreadable",
        why: object.message
      };
      if (object?.type !== "blob") return {
        kind: "unreadable",
        why: "its content is not in this clone; run: git fetch --refetch --no-filter origin"
      };
      return object.bytes === undefined ? {
        kind: "too_large",
        size: object.size
      } : {
        kind: "bytes",
        bytes: object.bytes
      };
    }
    function notInClone(commit) {
      return new errors.ue("REVISION_UNKNOWN", `The commit ${commit} is not in this clone, so its files cannot be read.`, {
        hint: `Run: git fetch origin ${commit}`
      });
    }
    function isPlain(name) {
      return /^[\w.-]+(?:\/[\w.-]+)*$/.test(name);
    }
    function treeEntry(line) {
      const tab = line.indexOf("\t");
      const [mode = "", , objectId = ""] = line.slice(0, tab).split(" ");
      return {
        path: (0, model_path.a8)(line.slice(tab + 1)),
        mode: mode,
        objectId: objectId
      };
    }
    async function openRepository(request) {
      const program = request.gitPath ?? findGit(request.environment);
      const found = {
        program: program,
        dir: external_node_path_.resolve(request.dir),
        environment: request.environment
      };
      const {facts: facts, reader: reader, head: head} = await openTogether(found);
      const git = {
        ...found,
        dir: facts.root,
        gitDir: facts.gitDir,
        ...request.remoteCalls === undefined ? {} : {
          remoteCall: request.remoteCalls
        }
      };
      const opened = {
        git: git,
        facts: facts,
        reader: reader ?? objectReader(git)
      };
      return {
        root: facts.root,
        checkedOut: head ?? await checkedOutCommit(opened),
        changes: changeSource(opened, request),
        files: {
          list: commit => listTree(git, commit),
          has: (commit, name) => hasEntry(opened, commit, name),
          read: (entry, limit) => readTreeFile(opened.reader, entry, limit)
        },
        untracked: () => untrackedPaths(git),
        close: () => {
          opened.reader.close();
        }
      };
    }
    async function openTogether(found) {
      const reader = objectReader(found);
      const reading = findCommit(reader, "HEAD").catch(() => undefined);
      try {
        const facts = await discoverRepository(found);
        const head = await reading;
        if (head !== undefined) return {
          facts: facts,
          head: head,
          reader: reader
        };
        reader.close();
        return {
          facts: facts
        };
      } catch (error) {
        await reading;
        reader.close();
        throw error;
      }
    }
    function changeSource(opened, request) {
      let resolved;
      return {
        resolve: () => resolved ??= resolveRange(opened, {
          ...request,
          remote: {
            name: request.remote ?? "origin",
            fetch: request.fetch
          },
          readsFromBase: request.readsFromBase ?? isLikelyReadFromBase
        }),
        changes: range => changesOf(opened, range)
      };
    }
    async function* changesOf({git: git, facts: facts}, range) {
      if (range.mergeBase === "") return;
      const missing = await isPartialClone(facts.objectsDir) ? await missingObjects(git, [ range.head ]) : new Set;
      yield* treeChanges(git, range, missing);
    }
    async function checkedOutCommit({reader: reader, facts: facts}) {
      const commit = await findCommit(reader, "HEAD");
      if (commit !== undefined) return commit;
      reader.close();
      throw new errors.ue("REPOSITORY_INVALID", `A commit was expected at HEAD of ${facts.root}, and there is none: the branch has no commit yet.`, {
        hint: "Commit something, or check a commit out."
      });
    }
    function commandFolder(root, cwd) {
      const real = realFolder(external_node_path_.resolve(root, cwd));
      if (real === undefined) throw new Error(`there is no folder "${cwd === "" ? root : cwd}"`);
      const inside = external_node_path_.relative(realFolder(root) ?? root, real);
      if (inside.split(external_node_path_.sep)[0] === ".." || external_node_path_.isAbsolute(inside)) throw new Error(`the folder "${cwd}" lies outside of the checkout`);
      return real;
    }
    function realFolder(folder) {
      try {
        const real = external_node_fs_.realpathSync(folder);
        return external_node_fs_.statSync(real).isDirectory() ? real : undefined;
      } catch {
        return undefined;
      }
    }
    function seenFolder(root, view, cwd) {
      const parts = external_node_path_.relative(root, external_node_path_.resolve(root, cwd)).split(external_node_path_.sep);
      let at = view;
      const isThere = parts.every(part => {
        at = external_node_path_.join(at, part);
        const found = external_node_fs_.lstatSync(at, {
          throwIfNoEntry: false
        });
        return part !== ".." && found?.isDirectory() === true;
      });
      return isThere ? external_node_path_.join(root, ...parts) : commandFolder(root, cwd);
    }
    const PERSON_AND_PLACE = "PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TERM COLORTERM NO_COLOR CI";
    const XDG = "XDG_CACHE_HOME XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_HOME XDG_DATA_DIRS XDG_STATE_HOME XDG_RUNTIME_DIR";
    const TOOL_HOMES = `\n  CARGO_HOME CARGO_TARGET_DIR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTUP_DIST_SERVER RUSTUP_UPDATE_ROOT\n  GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GONOSUMDB GOPRIVATE GOTOOLCHAIN\n  NVM_DIR NVM_BIN VOLTA_HOME FNM_DIR FNM_MULTISHELL_PATH N_PREFIX ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR\n  PNPM_HOME COREPACK_HOME YARN_CACHE_FOLDER BUN_INSTALL DENO_DIR DENO_INSTALL npm_config_cache NPM_CONFIG_CACHE\n  PYENV_ROOT PYENV_VERSION VIRTUAL_ENV CONDA_PREFIX CONDA_EXE PIPX_HOME PIP_CACHE_DIR UV_CACHE_DIR POETRY_HOME\n  pythonLocation Python_ROOT_DIR Python3_ROOT_DIR LD_LIBRARY_PATH PKG_CONFIG_PATH\n  JAVA_HOME MAVEN_HOME M2_HOME GRADLE_HOME GRADLE_USER_HOME KOTLIN_HOME SDKMAN_DIR\n  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK_HOME\n  GEM_HOME GEM_PATH RBENV_ROOT BUNDLE_PATH COMPOSER_HOME MIX_HOME HEX_HOME DOTNET_ROOT DOTNET_CLI_HOME NUGET_PACKAGES\n  HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY NIX_PATH NIX_PROFILES`;
    const NETWORK = `\n  http_proxy https_proxy ftp_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY NO_PROXY\n  SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT AWS_CA_BUNDLE\n  NODE_EXTRA_CA_CERTS CARGO_HTTP_CAINFO DOCKER_HOST`;
    const RUN_FACTS = `\n  GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF\n  GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_RUN_ATTEMPT\n  GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_WORKFLOW GITHUB_WORKSPACE\n  RUNNER_ARCH RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY RUNNER_TRACKING_ID`;
    const WINDOWS = `\n  ALLUSERSPROFILE APPDATA COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMSPEC HOMEDRIVE HOMEPATH LOCALAPPDATA MSYSTEM\n  NUMBER_OF_PROCESSORS OS PATHEXT PROCESSOR_ARCHITECTURE PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432\n  PUBLIC SYSTEMDRIVE SYSTEMROOT TEMP TMP USERDOMAIN USERNAME USERPROFILE WINDIR`;
    const ALLOWED_PREFIX = /^(LC_|JAVA_HOME_|COMPLETION_GATE_RUN_)/;
    const NEVER = /^(INPUT_.*|STATE_.*|ACTIONS_.*|(GITHUB|GH)(_ENTERPRISE)?_TOKEN|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|NODE_OPTIONS|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PS4|IFS|PROMPT_COMMAND|BASH_FUNC.*|LD_.*|DYLD_.*|GIT_.*|NPM_CONFIG_(SCRIPT_SHELL|IF_PRESENT|NODE_OPTIONS))$/i;
    function commandEnvironment(environment, passed, platform) {
      const windows = platform === "win32";
      const key = name => windows ? name.toUpperCase() : name;
      const allowed = new Set(allowedNames(windows).map(key));
      const asked = new Set(passed.filter(name => !NEVER.test(name)).map(key));
      const kept = Object.entries(environment).flatMap(([name, value]) => {
        const wanted = allowed.has(key(name)) || asked.has(key(name)) || ALLOWED_PREFIX.test(key(name));
        return wanted && value !== undefined ? [ [ name, value ] ] : [];
      });
      return Object.fromEntries(kept);
    }
    function allowedNames(windows) {
      const lists = [ PERSON_AND_PLACE, XDG, TOOL_HOMES, NETWORK, RUN_FACTS ];
      if (windows) lists.push(WINDOWS);
      return lists.flatMap(list => list.split(/\s+/).filter(name => name !== ""));
    }
    function findTool(name, environment) {
      const names = external_node_path_.delimiter === ";" ? [ `${name}.exe` ] : [ name ];
      return (environment["PATH"] ?? environment["Path"] ?? "").split(external_node_path_.delimiter).filter(folder => external_node_path_.isAbsolute(folder)).flatMap(folder => names.map(one => external_node_path_.join(folder, one))).find(find_tool_isProgram);
    }
    function find_tool_isProgram(file) {
      try {
        external_node_fs_.accessSync(file, external_node_fs_.constants.X_OK);
        return external_node_fs_.statSync(file).isFile();
      } catch {
        return false;
      }
    }
    var isolation_level = __webpack_require__(2462);
    const SERVICE_DOORS = [ "/run/docker.sock", "/run/docker", "/run/containerd", "/run/podman", "/run/crio", "/run/libvirt", "/run/user", "/run/dbus", "/run/systemd/private", "/run/snapd.socket" ];
    const KERNEL_DOORS = [ "/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus" ];
    function mountRules(root, guarded, asRoot) {
      const mounts = parseMountInfo(readText("/proc/self/mountinfo"));
      const readOnly = [ ...gitFolders(root), ...guarded.readOnly ];
      const rules = [ ...readOnly.flatMap(one => readOnlyRule(one, mounts)), ...[ ...SERVICE_DOORS, ...guarded.hidden ].flatMap(hideRule).filter(rule => !isWithin(root, rule.path)) ];
      return unique(asRoot ? [ ...rules, ...rootRules(mounts) ] : rules);
    }
    function parseMountInfo(text) {
      return text.split("\n").flatMap(line => {
        const [, , , , point, options] = line.split(" ");
        if (point === undefined || options === undefined) return [];
        const plain = point.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
        return [ {
          point: plain,
          options: options.split(",")
        } ];
      });
    }
    function readOnlyRule(file, mounts) {
      const real = realPath(file);
      if (real === undefined) return [];
      const below = mounts.filter(({point: point}) => isWithin(real, point));
      const nearest = below.reduce((best, one) => best === undefined || one.point.length >= best.point.length ? one : best, undefined);
      return [ {
        kind: "read-only",
        path: real,
        options: readOnlyOptions(nearest)
      } ];
    }
    function readOnlyOptions(mount) {
      const kept = (mount?.options ?? []).filter(one => !/^r[ow]$/.test(one));
      return [ "ro", ...kept ].join(",");
    }
    function hideRule(file) {
      const real = realPath(file);
      if (real === undefined) return [];
      const kind = external_node_fs_.statSync(real).isDirectory() ? "hide-folder" : "hide-file";
      return [ {
        kind: kind,
        path: real,
        options: ""
      } ];
    }
    function rootRules(mounts) {
      const kernel = KERNEL_DOORS.filter(one => external_node_fs_.existsSync(one)).map(one => ({
        kind: "read-only",
        path: one,
        options: "ro,nosuid,nodev,noexec"
      }));
      const system = mounts.filter(({point: point}) => isWithin(point, "/sys")).map(mount => ({
        kind: "read-only-mount",
        path: mount.point,
        options: readOnlyOptions(mount)
      }));
      const disks = external_node_fs_.readdirSync("/dev", {
        withFileTypes: true
      }).filter(entry => entry.isBlockDevice()).filter(({name: name}) => readText(`/sys/class/block/${name}/size`) !== "0\n").map(({name: name}) => `/dev/${name}`);
      return [ ...kernel, ...system, ...disks.flatMap(hideRule) ];
    }
    function gitFolders(root) {
      const entry = external_node_path_.join(root, ".git");
      const [, linked] = /^gitdir: (.+)/.exec(readText(entry)) ?? [];
      if (linked === undefined) return [ entry ];
      const own = external_node_path_.resolve(root, linked);
      const common = readText(external_node_path_.join(own, "commondir")).trim();
      return common === "" ? [ entry, own ] : [ entry, own, external_node_path_.resolve(own, common) ];
    }
    function unique(rules) {
      return [ ...new Map(rules.map(rule => [ rule.path, rule ])).values() ];
    }
    function isWithin(file, folder) {
      return file === folder || file.startsWith(folder === "/" ? "/" : `${folder}/`);
    }
    function realPath(file) {
      try {
        return external_node_fs_.realpathSync(file);
      } catch {
        return undefined;
      }
    }
    function readText(file) {
      try {
        return external_node_fs_.readFileSync(file, "utf8");
      } catch {
        return "";
      }
    }
    function rootRights({uid: uid}, sudo) {
      if (uid === 0) return {
        prefix: [],
        bySudo: false
      };
      if (sudo === undefined || uid < 0) return undefined;
      return {
        prefix: [ sudo, "-n", "--" ],
        bySudo: true
      };
    }
    const HOLD = [ "--pid", "--mount-proc", "--propagation", "slave" ];
    const TIED = [ "--fork", "--kill-child", "--" ];
    const KEPT_RIGHTS = [ "-all", "+chown", "+dac_override", "+fowner", "+fsetid", "+kill", "+setgid", "+setuid", "+net_bind_service", "+net_raw", "+sys_chroot", "+audit_write", "+setfcap" ].join(",");
    function pidNamespace(tools, {uid: uid}) {
      const name = "PID namespace";
      const {unshare: unshare, nsenter: nsenter} = tools;
      if (uid !== 0) return {
        name: name,
        missing: "the gate is not root"
      };
      if (unshare === undefined || nsenter === undefined) return {
        name: name,
        missing: "unshare or nsenter is not installed"
      };
      return {
        name: name,
        holder: [ unshare, ...HOLD, ...TIED ],
        mounts: [],
        enter: [ nsenter, "--mount", "--pid" ],
        inside: []
      };
    }
    function isolatingWays(parts) {
      const {nsenter: nsenter, unshare: unshare} = parts.tools;
      const names = [ "bwrap", "unprivileged unshare", "unshare as root" ];
      if (nsenter === undefined || unshare === undefined) return names.map(name => ({
        name: name,
        missing: "unshare or nsenter is not installed"
      }));
      return [ bwrapWay(parts, nsenter), userWay(parts, {
        unshare: unshare,
        nsenter: nsenter
      }), rootWay(parts, {
        unshare: unshare,
        nsenter: nsenter
      }), rootBwrapWay(parts, nsenter) ];
    }
    function bwrapWay({tools: {bwrap: bwrap}, identity: identity, mounts: mounts}, nsenter) {
      const name = "bwrap";
      if (bwrap === undefined) return {
        name: name,
        missing: "it is not installed"
      };
      if (identity.uid === 0) return {
        name: name,
        missing: "root keeps its rights in it"
      };
      const spaces = [ "--unshare-user", "--unshare-pid", "--unshare-ipc" ];
      return {
        name: name,
        holder: [ bwrap, "--die-with-parent", ...spaces, ...bwrapDisk(mounts), "--" ],
        mounts: [],
        enter: enterUser(nsenter),
        inside: []
      };
    }
    function rootBwrapWay({tools: tools, identity: identity, mounts: mounts}, nsenter) {
      const name = "bwrap by sudo";
      const {bwrap: bwrap, setpriv: setpriv, sudo: sudo} = tools;
      const rights = rootRights(identity, sudo);
      if (bwrap === undefined) return {
        name: name,
        missing: "bwrap is not installed"
      };
      if (setpriv === undefined || rights?.bySudo !== true) return {
        name: name,
        missing: "there is no sudo, or no need of it"
      };
      const spaces = [ "--unshare-pid", "--unshare-ipc" ];
      return {
        name: name,
        holder: [ ...rights.prefix, bwrap, ...spaces, ...bwrapDisk(mounts), "--" ],
        mounts: [],
        enter: [ ...rights.prefix, nsenter, "--mount", "--pid", "--ipc" ],
        inside: withoutRights(setpriv, identity, true),
        bySudo: true
      };
    }
    function bwrapDisk(mounts) {
      const binds = mounts.flatMap(({kind: kind, path: path}) => {
        if (kind.startsWith("read-only")) return [ "--ro-bind", path, path ];
        if (kind === "hide-folder") return [ "--tmpfs", path ];
        return [ "--dev-bind", "/dev/null", path ];
      });
      return [ "--dev-bind", "/", "/", "--proc", "/proc", ...binds ];
    }
    function userWay({identity: {uid: uid, gid: gid}, mounts: mounts}, {unshare: unshare, nsenter: nsenter}, stage) {
      const own = uid === 0 ? [ "--map-root-user" ] : [ `--map-user=${uid}`, `--map-group=${gid}` ];
      const outer = stage === undefined ? [ "--map-root-user" ] : [];
      return {
        name: "unprivileged unshare",
        holder: [ ...stage ?? [], unshare, ...outer, "--ipc", ...HOLD, ...TIED ],
        mounts: mounts,
        enter: enterUser(nsenter),
        inside: [ unshare, ...own, "--" ]
      };
    }
    function rootWay({tools: {setpriv: setpriv, sudo: sudo}, identity: identity, mounts: mounts}, {unshare: unshare, nsenter: nsenter}, stage = []) {
      const name = "unshare as root";
      const rights = rootRights(identity, sudo);
      if (rights === undefined) return {
        name: name,
        missing: "the gate is not root, and there is no sudo"
      };
      if (setpriv === undefined) return {
        name: name,
        missing: "setpriv is not installed"
      };
      const front = stage.length > 0 ? stage : rights.prefix;
      return {
        name: rights.bySudo ? "unshare by sudo" : name,
        holder: [ ...front, unshare, "--ipc", ...HOLD, ...TIED ],
        mounts: mounts,
        enter: [ ...rights.prefix, nsenter, "--mount", "--pid", "--ipc" ],
        inside: withoutRights(setpriv, identity, rights.bySudo),
        ...rights.bySudo ? {
          bySudo: true
        } : {}
      };
    }
    function withoutRights(setpriv, {uid: uid, gid: gid}, bySudo) {
      const bounds = bySudo ? "-all" : KEPT_RIGHTS;
      const user = bySudo ? [ `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups" ] : [];
      const rights = [ "--inh-caps=-all", `--bounding-set=${bounds}` ];
      return [ setpriv, "--no-new-privs", ...user, ...rights, "--" ];
    }
    function enterUser(nsenter) {
      const user = [ "--user", "--preserve-credentials" ];
      return [ nsenter, ...user, "--mount", "--pid", "--ipc" ];
    }
    const SCRIPT = `\nset -e\nwhile [ $# -gt 0 ]; do\n  case $1 in\n    read-only)\n      mount -n --rbind -- "$2" "$2"\n      mount -n -o "remount,bind,$3" -- "$2" ;;\n    read-only-mount) mount -n -o "remount,bind,$3" -- "$2" ;;\n    hide-folder) mount -n -t tmpfs -o ro,nosuid,nodev,size=4k,mode=755 tmpfs "$2" ;;\n    hide-file) mount -n --bind -- /dev/null "$2" ;;\n  esac\n  shift 3\ndone\necho ready\nread -r _ || :`;
    const COMPLAINT_BYTES = 2e3;
    const END_MS = 2e3;
    async function holdNamespace(way, {bash: bash, table: table, openMs: openMs}) {
      const [file = "", ...args] = way.holder;
      const mounts = way.mounts.flatMap(one => [ one.kind, one.path, one.options ]);
      const shell = [ bash, "--noprofile", "--norc", "-c", SCRIPT, "bash", ...mounts ];
      const child = (0, external_node_child_process_.spawn)(file, [ ...args, ...shell ], {
        cwd: "/",
        detached: true,
        env: {
          PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
          LC_ALL: "C"
        },
        stdio: [ "pipe", "pipe", "pipe" ]
      });
      child.stdin.on("error", () => undefined);
      const ended = new Promise(resolve => {
        child.on("error", () => {
          if (child.pid === undefined) resolve();
        });
        child.once("exit", () => {
          resolve();
        });
      });
      let target = 0;
      const end = async () => {
        child.stdin.destroy();
        const late = setTimeout(() => child.kill("SIGKILL"), END_MS);
        await ended;
        clearTimeout(late);
        child.stdout.destroy();
        child.stderr.destroy();
        await untilGone(target, table);
      };
      try {
        await untilReady(child, openMs);
        target = await firstProcess(child.pid ?? 0, table);
        return {
          target: target,
          end: end
        };
      } catch (error) {
        await end();
        throw error;
      }
    }
    async function untilGone(pid, table) {
      const deadline = performance.now() + END_MS;
      while (pid !== 0 && performance.now() < deadline) {
        const all = await table.list();
        if (!all.some(one => one.pid === pid)) return;
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    }
    function untilReady(child, openMs) {
      return new Promise((resolve, reject) => {
        let complaint = "";
        const timer = setTimeout(() => {
          reject(new Error(`it was not ready after ${openMs} ms`));
        }, openMs);
        child.stdout?.on("data", () => {
          clearTimeout(timer);
          resolve();
        });
        child.stderr?.on("data", chunk => {
          complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_BYTES);
        });
        child.once("error", reject);
        child.once("close", code => {
          clearTimeout(timer);
          const said = complaint.trim().replace(/\s*\n\s*/g, "; ");
          reject(new Error(said === "" ? `exit code ${code ?? "unknown"}` : said));
        });
      });
    }
    async function firstProcess(holder, table) {
      const all = await table.list();
      const line = [ holder ];
      for (const parent of line) {
        const children = all.filter(one => one.parent === parent);
        const first = children.find(one => isFirstInside(one.pid));
        if (first !== undefined) return first.pid;
        line.push(...children.map(one => one.pid));
      }
      throw new Error("its first process is gone");
    }
    function isFirstInside(pid) {
      try {
        const status = external_node_fs_.readFileSync(`/proc/${pid}/status`, "latin1");
        return /^NSpid:(?:\s+\d+)+\s+1$/m.test(status);
      } catch {
        return false;
      }
    }
    const FLAGS = [ "--noprofile", "--norc", "-c" ];
    const BY_DESCRIPTOR = `cd -P -- "$1" && shift && unset OLDPWD && echo >&3 && exec "$@" 3>&-`;
    const startByDescriptor = (bash, cwd) => [ bash, ...FLAGS, BY_DESCRIPTOR, "bash", cwd ];
    const BY_OUTPUT = `\ncd -P -- "$1" || exit 125\nshift\nfor __gate_one in $(compgen -e); do unset -v "$__gate_one"; done\nwhile IFS= read -r -d '' __gate_one; do export "$__gate_one"; done\nunset __gate_one OLDPWD\nprintf %s "$1"\nshift\nexec "$@" </dev/null`;
    function startByOutput(sign) {
      return (bash, cwd) => [ bash, ...FLAGS, BY_OUTPUT, "bash", cwd, sign ];
    }
    function environmentInput(environment) {
      return Object.entries(environment).filter(([name]) => /^[A-Za-z_]\w*$/.test(name)).map(([name, value]) => `${name}=${value}\0`).join("");
    }
    function signedOutput(sign, onData) {
      const expected = Buffer.from(sign);
      let held = Buffer.alloc(0);
      let seen = false;
      return {
        add: chunk => {
          if (held === undefined) {
            onData(chunk);
            return;
          }
          held = Buffer.concat([ held, chunk ]);
          if (held.length < expected.length) return;
          seen = held.subarray(0, expected.length).equals(expected);
          const rest = seen ? held.subarray(expected.length) : held;
          held = undefined;
          if (rest.length > 0) onData(rest);
        },
        finish: () => {
          if (held !== undefined && held.length > 0) onData(held);
          held = undefined;
        },
        seen: () => seen
      };
    }
    const ROUND_MS = 10;
    const ROUNDS = 200;
    function sweptTree(main, mark, table) {
      const known = new Map;
      const sessions = new Set([ main ]);
      const members = async byMark => {
        const all = await table.list();
        const isOurs = one => one.pid === main && one.parent === process.pid || known.get(one.pid) === one.started || sessions.has(one.session) || byMark && table.isMarked(one.pid, mark);
        const found = new Map;
        const add = one => {
          found.set(one.pid, one);
          known.set(one.pid, one.started);
          if (one.session !== 0) sessions.add(one.session);
        };
        for (const one of all) if (isOurs(one)) add(one);
        for (let size = -1; size !== found.size; ) {
          size = found.size;
          for (const one of all) if (!found.has(one.pid) && found.has(one.parent)) add(one);
        }
        return [ ...found.values() ];
      };
      return {
        note: async () => {
          await members(false);
        },
        terminate: async () => {
          for (const one of await members(true)) signalProcess(one.pid, "SIGTERM");
        },
        kill: async (rounds = ROUNDS) => {
          for (let round = 0; round < rounds; round += 1) {
            const alive = await members(true);
            if (alive.length === 0) return;
            for (const one of alive) signalProcess(one.pid, "SIGKILL");
            await new Promise(resolve => setTimeout(resolve, ROUND_MS));
          }
        }
      };
    }
    function signalProcess(pid, signal) {
      try {
        process.kill(pid, signal);
        return true;
      } catch (error) {
        return error.code === "EPERM";
      }
    }
    function namespaceTrees(way, world) {
      const {bash: bash, table: table} = world;
      return async () => {
        const held = await holdNamespace(way, world);
        const [nsenter = "", ...flags] = way.enter;
        const target = [ "--target", String(held.target), "--", ...way.inside ];
        const sign = way.bySudo ? (0, external_node_crypto_.randomBytes)(16).toString("hex") : undefined;
        const start = sign === undefined ? startByDescriptor : startByOutput(sign);
        let main = 0;
        return {
          ...sign === undefined ? {} : {
            startSign: sign
          },
          launch: (argv, cwd) => ({
            file: nsenter,
            args: [ ...flags, ...target, ...start(bash, cwd), ...argv ],
            cwd: "/",
            tellsStart: sign === undefined
          }),
          started: pid => {
            main = pid;
          },
          terminate: async () => {
            for (const one of await table.list()) if (one.session === main && one.pid !== main) signalProcess(one.pid, "SIGTERM");
          },
          end: async () => {
            await held.end();
            if (main !== 0) signalProcess(-main, "SIGKILL");
            main = 0;
          }
        };
      };
    }
    function processTable() {
      return external_node_fs_.existsSync("/proc/self/stat") ? procTable("/proc") : psTable();
    }
    function procTable(proc) {
      return {
        list: () => {
          const pids = external_node_fs_.readdirSync(proc).filter(name => /^\d+$/.test(name));
          return Promise.resolve(pids.flatMap(pid => {
            const entry = parseStat(readOrEmpty(`${proc}/${pid}/stat`));
            return entry === undefined ? [] : [ entry ];
          }));
        },
        isMarked: (pid, {variable: variable, lockLimit: lockLimit}) => `\0${readOrEmpty(`${proc}/${pid}/environ`)}`.includes(`\0${variable}\0`) || lockLimitIn(readOrEmpty(`${proc}/${pid}/limits`)) === lockLimit
      };
    }
    function lockLimitIn(limits) {
      return /^Max file locks +\S+ +(\S+)/m.exec(limits)?.[1] ?? "";
    }
    function psTable() {
      return {
        list: () => new Promise(resolve => {
          const args = [ "-A", "-o", "pid=", "-o", "ppid=", "-o", "lstart=" ];
          (0, external_node_child_process_.execFile)("ps", args, {
            env: {
              LC_ALL: "C"
            }
          }, (_error, stdout) => {
            resolve(stdout.split("\n").flatMap(parsePsLine));
          });
        }),
        isMarked: () => false
      };
    }
    function parseStat(stat) {
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const [state, parent, , session] = fields;
      const started = fields[19];
      if (state === undefined || started === undefined) return undefined;
      if (state === "Z" || state === "X") return undefined;
      return {
        pid: Number.parseInt(stat, 10),
        parent: Number(parent),
        session: Number(session),
        started: started
      };
    }
    function parsePsLine(line) {
      const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
      return started === undefined ? [] : [ {
        pid: Number(pid),
        parent: Number(parent),
        session: 0,
        started: started
      } ];
    }
    function readOrEmpty(file) {
      try {
        return external_node_fs_.readFileSync(file, "latin1");
      } catch {
        return "";
      }
    }
    const watchdog_SCRIPT = `\nwhile IFS= read -r line; do\n  case $line in\n    +*) watched="$watched \${line#+} " ;;\n    -*) watched="\${watched/ \${line#-} /}" ;;\n  esac\ndone\nlimits=none\nfor one in $watched; do limits="$limits|\${one#*:}"; done\nmarked() {\n  grep -lazs -e "^$1=" /proc/[0-9]*/environ\n  grep -lEs -e "^Max file locks.* ($limits) " /proc/[0-9]*/limits\n}\nfor round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do\n  found=\n  for one in $watched; do kill -KILL -- "-\${one%:*}" 2>/dev/null && found=1; done\n  for file in $(marked "$1"); do\n    pid=\${file#/proc/}\n    kill -KILL "\${pid%/*}" 2>/dev/null && found=1\n  done\n  [ -z "$found" ] && exit 0\n  sleep 0.05\ndone`;
    function startWatchdog(bash, mark, environment) {
      const child = (0, external_node_child_process_.spawn)(bash, [ "--noprofile", "--norc", "-c", watchdog_SCRIPT, "completion-gate-watchdog", mark ], {
        cwd: "/",
        detached: true,
        env: environment,
        stdio: [ "pipe", "ignore", "ignore" ]
      });
      child.on("error", () => undefined);
      child.stdin.on("error", () => undefined);
      child.unref();
      child.stdin.unref();
      return {
        watch: (group, limit) => child.stdin.write(`+${group}:${limit}\n`),
        forget: (group, limit) => child.stdin.write(`-${group}:${limit}\n`)
      };
    }
    const FIRST_LOOKS_MS = 20;
    const FIRST_LOOKS = 25;
    const LATER_LOOKS_MS = 500;
    const MARKED_START = 'ulimit -x "$1" 2>/dev/null; shift; exec "$@"';
    const UNLIMITED_LOCKS = 2n ** 62n;
    const LOCK_SPREAD = 2 ** 47;
    function sweptTrees(tools) {
      const table = tools.table ?? processTable();
      let watchdog;
      return ({name: name, value: value}) => {
        watchdog ??= startWatchdog(tools.bash, name, tools.environment);
        const mark = {
          variable: `${name}=${value}`,
          lockLimit: freshLockLimit()
        };
        return Promise.resolve(openTree(mark, {
          ...tools,
          table: table,
          watchdog: watchdog
        }));
      };
    }
    function openTree(mark, {bash: bash, table: table, watchdog: watchdog}) {
      let main = 0;
      let tree;
      let stopLooking = () => undefined;
      const start = [ "--noprofile", "--norc", "-c", MARKED_START, "bash" ];
      return {
        launch: (argv, cwd) => ({
          file: bash,
          args: [ ...start, mark.lockLimit, ...argv ],
          cwd: cwd,
          tellsStart: false
        }),
        started: pid => {
          main = pid;
          watchdog.watch(pid, mark.lockLimit);
          tree = sweptTree(pid, mark, table);
          stopLooking = lookAgain(tree);
        },
        terminate: async () => tree?.terminate(),
        end: async () => {
          stopLooking();
          if (tree === undefined) return;
          signalProcess(-main, "SIGKILL");
          await tree.kill();
          tree = undefined;
          watchdog.forget(main, mark.lockLimit);
        }
      };
    }
    function freshLockLimit() {
      const own = external_node_fs_.existsSync("/proc/self/limits") ? lockLimitIn(external_node_fs_.readFileSync("/proc/self/limits", "utf8")) : "";
      const most = /^\d+$/.test(own) ? BigInt(own) : UNLIMITED_LOCKS;
      return String(most - BigInt((0, external_node_crypto_.randomInt)(1, LOCK_SPREAD)));
    }
    function lookAgain(tree) {
      let looks = 0;
      let timer;
      let stopped = false;
      const look = async () => {
        await tree.note();
        if (stopped) return;
        looks += 1;
        const pause = looks < FIRST_LOOKS ? FIRST_LOOKS_MS : LATER_LOOKS_MS;
        timer = setTimeout(() => void look(), pause);
      };
      void look();
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    }
    const AS_ROOT = " Commands ran as root: they can change programs on the disk that run after the gate.";
    function promiseOf(level, {pidNamespace: pidNamespace, asRoot: asRoot}) {
      switch (level) {
       case "none":
        return "Commands ran with the gate’s own rights. A hostile pull request can forge this result.";

       case "process":
        return promiseOfProcess(pidNamespace);

       case "uid":
        return "Commands ran as a user of their own, in a copy of the checkout and with an empty home: they could not read or signal the gate nor write its files, and no process is left. They saw the names of other processes, what everybody may read of the disk, and the network; the kernel was shared.";

       case "namespace":
        return `Commands saw no process but their own, could not read or signal the gate, and end with it; .git was read-only. The rest of the disk, the network and the kernel were shared.${asRoot ? AS_ROOT : ""}`;

       case "overlay":
        return `Commands saw no process but their own, could not read or signal the gate, and end with it; the checkout was not altered, and what they wrote there is listed. The rest of the disk, the network and the kernel were shared.${asRoot ? AS_ROOT : ""}`;

       case "container":
        return "Commands ran in a container with a file system of its own, without rights; they share the checkout, where .git was read-only, and the kernel.";
      }
    }
    function promiseOfProcess(pidNamespace) {
      const survivors = pidNamespace ? "no process outlives its command" : "processes that a command leaves behind are searched for and ended";
      const hostile = pidNamespace ? "" : ", and hide a process from that search";
      return `Accidents are contained: time, output and log commands are bounded, no secret is passed on, and ${survivors}. A hostile command runs as the same user: it can still read the gate’s memory and environment, and write the runner’s command files${hostile}.`;
    }
    function windowsTrees(environment) {
      const system = environment["SystemRoot"] ?? "C:\\Windows";
      const taskkill = external_node_path_.win32.join(system, "System32", "taskkill.exe");
      return () => {
        let main = 0;
        const kill = () => {
          if (main !== 0) (0, external_node_child_process_.spawnSync)(taskkill, [ "/T", "/F", "/PID", String(main) ], {
            stdio: "ignore",
            windowsHide: true
          });
          return Promise.resolve();
        };
        return Promise.resolve({
          launch: ([file = "", ...args], cwd) => ({
            file: file,
            args: args,
            cwd: cwd,
            tellsStart: false
          }),
          started: pid => {
            main = pid;
          },
          terminate: kill,
          end: kill
        });
      };
    }
    const MOST_PROCESSES = 4096;
    const OWN_PLACES = /^(PATH|HOME|TMPDIR|SHELL|USER|LOGNAME|XDG_.*|.*_HOME|.*_DIR|LD_.*|DOCKER_HOST)$/;
    function containerEnvironment(environment) {
      const passed = Object.entries(environment).filter(([name]) => !OWN_PLACES.test(name));
      return {
        ...Object.fromEntries(passed),
        HOME: "/tmp"
      };
    }
    function containerArguments({engine: engine, needs: needs, root: root, user: user, mounts: mounts}, name) {
      const guarded = mounts.filter(({kind: kind, path: path}) => kind === "read-only" && path.startsWith(`${root}/`)).flatMap(({path: path}) => [ "--mount", bind(path, true) ]);
      return [ engine, "run", "--rm", "--init", "--interactive", `--name=${name}`, `--network=${needs.network}`, "--cap-drop=ALL", "--security-opt=no-new-privileges", `--pids-limit=${MOST_PROCESSES}`, `--user=${user.uid}:${user.gid}`, "--mount", bind(root, false), ...guarded, "--entrypoint=bash", needs.image ];
    }
    function bind(file, readOnly) {
      const quoted = text => `"${text.replaceAll('"', '""')}"`;
      return [ "type=bind", quoted(`source=${file}`), quoted(`target=${file}`), ...readOnly ? [ "readonly" ] : [] ].join(",");
    }
    const keeper_COMPLAINT_BYTES = 2e3;
    const CLOSE_MS = 3e4;
    const ENVIRONMENT = {
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      LC_ALL: "C"
    };
    async function openKeeper(argv, {table: table, openMs: openMs}) {
      const [file = "", ...args] = argv;
      const child = (0, external_node_child_process_.spawn)(file, args, {
        cwd: "/",
        detached: true,
        env: ENVIRONMENT,
        stdio: [ "pipe", "pipe", "pipe" ]
      });
      child.stdin.on("error", () => undefined);
      const ended = untilEnded(child);
      const answers = answersOf(child, ended);
      const close = async () => {
        setReferenced(child, true);
        child.stdin.destroy();
        const late = setTimeout(() => child.kill("SIGKILL"), CLOSE_MS);
        await ended;
        clearTimeout(late);
        child.stdout.destroy();
        child.stderr.destroy();
      };
      try {
        await keeper_untilReady(child, answers.next(), openMs);
        const pid = await lastOfChain(child.pid ?? 0, table);
        const ask = async line => {
          setReferenced(child, true);
          child.stdin.write(`${line}\n`);
          const answer = await answers.next();
          setReferenced(child, false);
          return answer;
        };
        setReferenced(child, false);
        return {
          pid: pid,
          ask: ask,
          close: close
        };
      } catch (error) {
        await close();
        throw error;
      }
    }
    function setReferenced(child, on) {
      const handles = [ child, child.stdin, child.stdout, child.stderr ];
      for (const handle of handles) if (on) handle?.ref(); else handle?.unref();
    }
    function untilEnded(child) {
      return new Promise(resolve => {
        child.on("error", () => {
          if (child.pid === undefined) resolve();
        });
        child.once("exit", () => {
          resolve();
        });
      });
    }
    function answersOf(child, ended) {
      const lines = [];
      let rest = "";
      let wake = () => undefined;
      let over = false;
      child.stdout?.on("data", chunk => {
        const parts = (rest + chunk.toString()).split("\n");
        rest = parts.pop() ?? "";
        lines.push(...parts);
        wake();
      });
      void ended.then(() => {
        over = true;
        wake();
      });
      return {
        next: async () => {
          while (lines.length === 0 && !over) await new Promise(resolve => {
            wake = resolve;
          });
          return lines.shift() ?? "";
        }
      };
    }
    async function keeper_untilReady(child, first, openMs) {
      let complaint = "";
      child.stderr?.on("data", chunk => {
        complaint = (complaint + chunk.toString()).slice(0, keeper_COMPLAINT_BYTES);
      });
      const failure = new Promise(resolve => {
        child.once("error", error => {
          resolve(error.message);
        });
        child.once("close", code => {
          const said = complaint.trim().replace(/\s*\n\s*/g, "; ");
          resolve(said === "" ? `exit code ${String(code)}` : said);
        });
      });
      let timer;
      const late = new Promise(resolve => {
        timer = setTimeout(resolve, openMs, `it was not ready after ${openMs} ms`);
      });
      const ready = first.then(line => line === "ready" ? "" : failure);
      const why = await Promise.race([ ready, failure, late ]);
      clearTimeout(timer);
      if (why !== "") throw new Error(why);
    }
    async function lastOfChain(pid, table) {
      const all = await table.list();
      for (let last = pid; ;) {
        const child = all.find(one => one.parent === last);
        if (child === undefined) return last;
        last = child.pid;
      }
    }
    const WATCH = `trap '' HUP INT TERM; echo ready; read -r _; "$1" rm --force "$2" >/dev/null 2>&1`;
    const REACH_MS = 1e4;
    function engineFailure(engine) {
      const {status: status, stderr: stderr, error: error} = (0, external_node_child_process_.spawnSync)(engine, [ "version" ], {
        encoding: "utf8",
        timeout: REACH_MS
      });
      if (status === 0) return undefined;
      const said = error === undefined ? stderr.trim().split("\n").at(-1) : error.message;
      return said === undefined || said === "" ? "it does not answer" : said;
    }
    function containerTrees(parts, world) {
      const {engine: engine} = parts;
      return async () => {
        const name = `completion-gate-${(0, external_node_crypto_.randomBytes)(8).toString("hex")}`;
        const sign = (0, external_node_crypto_.randomBytes)(16).toString("hex");
        const shell = [ world.bash, "--noprofile", "--norc", "-c", WATCH ];
        const watch = await openKeeper([ ...shell, "bash", engine, name ], world);
        return {
          startSign: sign,
          launch: ([, ...args], cwd) => {
            const [, ...start] = startByOutput(sign)("bash", cwd);
            const run = containerArguments(parts, name);
            const [file = "", ...flags] = [ ...run, ...start, "bash", ...args ];
            const {environment: environment} = world;
            return {
              file: file,
              args: flags,
              cwd: "/",
              tellsStart: false,
              environment: environment
            };
          },
          started: () => undefined,
          terminate: () => engineDoes(engine, [ "kill", "--signal=TERM", name ]),
          end: () => watch.close()
        };
      };
    }
    function engineDoes(engine, args) {
      return new Promise(resolve => {
        (0, external_node_child_process_.execFile)(engine, args, () => {
          resolve();
        });
      });
    }
    const overlay_stage_SCRIPT = `\nset -e\ntidy() {\n  set +e\n  cd /\n  umount -n -l -- "$root" 2>/dev/null\n  for round in 1 2 3 4 5 6 7 8 9 10; do\n    rm -rf --one-file-system -- "$folder" 2>/dev/null && break\n    sleep 0.1\n  done\n}\nfolder=$1 root=$2 options=$3\ntrap tidy EXIT\ntrap '' HUP INT TERM\nchown --reference="$root" -- "$folder/upper" 2>/dev/null || :\nchmod --reference="$root" -- "$folder/upper"\ncd -P -- "$root"\nmount -n -t overlay -o "lowerdir=.,upperdir=$folder/upper,workdir=$folder/work,$options" overlay "$root"\ncd /\necho ready\nwhile read -r _; do :; done`;
    const WINDOW = "echo ready; while read -r _; do :; done";
    const ODD = /[:,\\\s]/;
    async function openOverlayStage(way, world) {
      const folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_fs_.realpathSync(external_node_os_.tmpdir()), "completion-gate-overlay-"));
      const keepers = [];
      try {
        if (ODD.test(folder)) throw new Error(`the folder "${folder}" cannot be named in mount options`);
        for (const name of [ "upper", "work" ]) external_node_fs_.mkdirSync(external_node_path_.join(folder, name), {
          mode: 493
        });
        const keeper = await openKeeper([ ...way.holder, ...shell(world.bash, overlay_stage_SCRIPT), folder, world.root, way.options.join(",") ], world);
        keepers.push(keeper);
        const [nsenter = "", ...flags] = [ ...way.enter ];
        const onStage = [ nsenter, ...flags, "--target", String(keeper.pid), "--" ];
        let reader = keeper;
        if (way.window.length > 0) {
          const inside = [ ...way.window, ...shell(world.bash, WINDOW) ];
          reader = await openKeeper([ ...onStage, ...inside ], world);
          keepers.push(reader);
        }
        const view = `/proc/${String(reader.pid)}/root${world.root}`;
        external_node_fs_.readdirSync(view);
        return {
          onStage: onStage,
          view: view,
          folder: folder,
          written: most => writtenPaths(folder, world.root, most),
          close: () => closeAll(keepers, folder)
        };
      } catch (error) {
        await closeAll(keepers, folder);
        throw error;
      }
    }
    async function closeAll(keepers, folder) {
      for (const keeper of [ ...keepers ].reverse()) await keeper.close();
      external_node_fs_.rmSync(folder, {
        recursive: true,
        force: true
      });
    }
    function shell(bash, script) {
      return [ bash, "--noprofile", "--norc", "-c", script, "bash" ];
    }
    function writtenPaths(folder, root, most) {
      const found = [];
      const walk = below => {
        for (const entry of entriesOf(external_node_path_.join(folder, "upper", below))) {
          if (found.length >= most) return;
          const name = external_node_path_.join(below, entry.name);
          if (!entry.isDirectory()) found.push(name); else if (overlay_stage_isFolder(external_node_path_.join(root, name))) walk(name); else found.push(`${name}/`);
        }
      };
      walk("");
      return found.sort();
    }
    function entriesOf(folder) {
      try {
        return external_node_fs_.readdirSync(folder, {
          withFileTypes: true
        });
      } catch {
        return [];
      }
    }
    function overlay_stage_isFolder(file) {
      return external_node_fs_.lstatSync(file, {
        throwIfNoEntry: false
      })?.isDirectory() === true;
    }
    const MOUNTS = [ "--mount", "--propagation", "slave", "--" ];
    const STAYING = "redirect_dir=off";
    function overlayWays(parts) {
      const {unshare: unshare, nsenter: nsenter} = parts.tools;
      if (unshare === undefined || nsenter === undefined) return [ {
        name: "overlay",
        missing: "unshare or nsenter is not installed"
      } ];
      const found = {
        unshare: unshare,
        nsenter: nsenter
      };
      return [ userOverlay(parts, found), rootOverlay(parts, found) ];
    }
    function userOverlay({identity: identity}, found) {
      const name = "unprivileged unshare";
      if (identity.uid === 0) return {
        name: name,
        missing: "the gate is root"
      };
      const user = [ "--user", "--preserve-credentials" ];
      return {
        name: name,
        stage: {
          holder: [ found.unshare, "--map-root-user", ...MOUNTS ],
          enter: [ found.nsenter, ...user, "--mount" ],
          options: [ "userxattr" ],
          window: []
        },
        way: (parts, onStage) => userWay(parts, found, onStage)
      };
    }
    function rootOverlay({tools: {sudo: sudo, setpriv: setpriv}, identity: identity}, found) {
      const name = "unshare as root";
      const rights = rootRights(identity, sudo);
      if (rights === undefined) return {
        name: name,
        missing: "the gate is not root, and there is no sudo"
      };
      if (setpriv === undefined) return {
        name: name,
        missing: "setpriv is not installed"
      };
      return {
        name: rights.bySudo ? "unshare by sudo" : name,
        stage: {
          holder: [ ...rights.prefix, found.unshare, ...MOUNTS ],
          enter: [ ...rights.prefix, found.nsenter, "--mount" ],
          options: [ STAYING ],
          window: rights.bySudo ? withoutRights(setpriv, identity, true) : []
        },
        way: (parts, onStage) => rootWay(parts, found, onStage)
      };
    }
    const uid_copy_SCRIPT = `\nfolder=$1 root=$2 uid=$3 setpriv=$4 bash=$5\nall() {\n  "$setpriv" --reuid="$uid" --regid="$uid" --clear-groups "$bash" --noprofile --norc -c "kill -$1 -1" 2>/dev/null\n}\nleft() {\n  for status in $(grep -lsE "^Uid:[[:space:]]+$uid[[:space:]]" /proc/[0-9]*/status); do\n    grep -qsE '^State:[[:space:]]+[ZX]' "$status" || return 0\n  done\n  return 1\n}\nsweep() {\n  for round in $(seq 200); do\n    left || return 0\n    all KILL\n    sleep 0.01\n  done\n  return 1\n}\ntidy() {\n  set +e\n  cd /\n  sweep\n  rm -rf --one-file-system -- "$folder"\n}\ntrap tidy EXIT\ntrap '' HUP INT TERM\nset -e\ncp -a -- "$root" "$folder/tree"\nmkdir -m 700 -- "$folder/home" "$folder/temp"\nchown -Rh -- "$uid:$uid" "$folder/tree" "$folder/home" "$folder/temp"\nchmod -R go+rX -- "$folder/tree"\nset +e\necho ready\nwhile read -r line; do\n  case $line in\n    terminate) all TERM; echo asked ;;\n    sweep) if sweep; then echo none; else echo some; fi ;;\n  esac\ndone`;
    async function openUidCopy(world) {
      const uid = freshUid();
      const folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_fs_.realpathSync(external_node_os_.tmpdir()), "completion-gate-uid-"));
      external_node_fs_.chmodSync(folder, 457);
      let keeper;
      try {
        keeper = await openKeeper(keeperLine(world, uid, folder), world);
      } catch (error) {
        external_node_fs_.rmSync(folder, {
          recursive: true,
          force: true
        });
        throw error;
      }
      return {
        uid: uid,
        root: external_node_path_.join(folder, "tree"),
        home: external_node_path_.join(folder, "home"),
        temp: external_node_path_.join(folder, "temp"),
        terminate: async () => {
          await keeper.ask("terminate");
        },
        sweep: async () => {
          if (await keeper.ask("sweep") !== "none") throw new Error("processes of the command could not be ended");
        },
        close: () => keeper.close()
      };
    }
    function keeperLine({rights: rights, bash: bash, setpriv: setpriv, root: root}, uid, folder) {
      const shell = [ bash, "--noprofile", "--norc", "-c", uid_copy_SCRIPT, "bash" ];
      return [ ...rights.prefix, ...shell, folder, root, String(uid), setpriv, bash ];
    }
    const HIGHEST = 2 ** 31 - 2;
    const SPREAD = 2 ** 30;
    function freshUid() {
      const map = external_node_fs_.readFileSync("/proc/self/uid_map", "utf8").trim();
      const [first = "0", , length = "0"] = map.split("\n").at(-1)?.trim().split(/\s+/) ?? [];
      const last = Math.min(Number(first) + Number(length) - 1, HIGHEST);
      return last - (0, external_node_crypto_.randomInt)(2, Math.max(3, Math.min(SPREAD, Math.floor(Number(length) / 2))));
    }
    function uidTrees(copy, {bash: bash, setpriv: setpriv, rights: rights}) {
      const user = [ `--reuid=${copy.uid}`, `--regid=${copy.uid}`, "--clear-groups" ];
      const given = [ "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all" ];
      const front = [ ...rights.prefix, setpriv, ...user, ...given, "--" ];
      let last = Promise.resolve();
      return async () => {
        const before = last;
        let release = () => undefined;
        let isOver = false;
        last = new Promise(resolve => {
          release = resolve;
        });
        await before;
        const sign = rights.bySudo ? (0, external_node_crypto_.randomBytes)(16).toString("hex") : undefined;
        const start = sign === undefined ? startByDescriptor : startByOutput(sign);
        return {
          ...sign === undefined ? {} : {
            startSign: sign
          },
          launch: (argv, cwd) => {
            const [file = "", ...args] = [ ...front, ...start(bash, cwd), ...argv ];
            return {
              file: file,
              args: args,
              cwd: "/",
              tellsStart: sign === undefined
            };
          },
          started: () => undefined,
          terminate: () => copy.terminate(),
          end: async () => {
            if (isOver) return;
            isOver = true;
            try {
              await copy.sweep();
            } finally {
              release();
            }
          }
        };
      };
    }
    function uidEnvironment(environment, copy, root) {
      const home = environment["HOME"] ?? "";
      const leadsHome = value => home.length > 1 && (value === home || value.startsWith(`${home}/`));
      const kept = Object.entries(environment).flatMap(([name, value]) => {
        if (name === "PATH") return [ [ name, value ] ];
        if (value === root || value.startsWith(`${root}/`)) return [ [ name, copy.root + value.slice(root.length) ] ];
        return leadsHome(value) || name.startsWith("XDG_") ? [] : [ [ name, value ] ];
      });
      const own = {
        HOME: copy.home,
        TMPDIR: copy.temp,
        USER: "gate",
        LOGNAME: "gate"
      };
      return {
        ...Object.fromEntries(kept),
        ...own
      };
    }
    const WRITTEN_NAMED = 50;
    async function reachLevel(level, world) {
      switch (level) {
       case "none":
        return plain("none", world);

       case "process":
        return reachProcess(world);

       case "uid":
        return reachUid(world);

       case "namespace":
        return reachNamespace(world);

       case "overlay":
        return reachOverlay(world);

       case "container":
        return reachContainer(world);
      }
    }
    function plain(level, world) {
      const promise = promiseOf(level, {
        pidNamespace: false,
        asRoot: false
      });
      return {
        level: level,
        promise: promise,
        openTree: plainTrees(world)
      };
    }
    async function reachProcess(world) {
      const way = pidNamespace(wayParts(world, []).tools, world.identity);
      if ("missing" in way) return plain("process", world);
      const reached = fromWay("process", way, world);
      const failure = await world.probe(reached);
      return failure === undefined ? reached : plain("process", world);
    }
    async function reachNamespace(world) {
      const failures = [];
      for (const way of isolatingWays(wayParts(world, guardMounts(world)))) {
        if ("missing" in way) {
          failures.push(`${way.name}: ${way.missing}`);
          continue;
        }
        const reached = fromWay("namespace", way, world);
        const failure = await world.probe(reached);
        if (failure === undefined) return reached;
        failures.push(`${way.name}: ${failure}`);
      }
      return {
        failures: failures
      };
    }
    async function reachOverlay(world) {
      const parts = wayParts(world, guardMounts(world));
      const failures = [];
      for (const way of overlayWays(parts)) {
        const reached = "missing" in way ? way.missing : await overlayBy(way, parts, world);
        if (typeof reached !== "string") return reached;
        failures.push(`${way.name}: ${reached}`);
      }
      return {
        failures: failures
      };
    }
    async function overlayBy({stage: stageWay, way: wayOn}, parts, world) {
      const table = processTable();
      try {
        const stage = await openOverlayStage(stageWay, {
          ...world,
          table: table
        });
        const {folder: folder} = stage;
        const hide = {
          kind: "hide-folder",
          path: folder,
          options: ""
        };
        const mounts = [ ...parts.mounts, hide ];
        const way = wayOn({
          ...parts,
          mounts: mounts
        }, stage.onStage);
        const failure = "missing" in way ? way.missing : await world.probe(fromWay("overlay", way, world));
        if ("missing" in way || failure !== undefined) {
          await stage.close();
          return failure ?? "unknown";
        }
        return {
          ...fromWay("overlay", way, world),
          root: world.root,
          view: {
            root: stage.view,
            foldersStay: true
          },
          written: () => stage.written(WRITTEN_NAMED),
          close: () => stage.close()
        };
      } catch (error) {
        return error.message;
      }
    }
    async function reachUid(world) {
      const {sudo: sudo, setpriv: setpriv} = wayParts(world, []).tools;
      const rights = rootRights(world.identity, sudo);
      if (rights === undefined) return {
        failures: [ "the gate is not root, and there is no sudo" ]
      };
      if (setpriv === undefined) return {
        failures: [ "setpriv is not installed" ]
      };
      const {bash: bash, root: root, openMs: openMs} = world;
      const table = processTable();
      const uidWorld = {
        bash: bash,
        root: root,
        openMs: openMs,
        table: table,
        setpriv: setpriv,
        rights: rights
      };
      try {
        const copy = await openUidCopy(uidWorld);
        const reached = {
          level: "uid",
          promise: promiseOf("uid", {
            pidNamespace: false,
            asRoot: false
          }),
          openTree: uidTrees(copy, uidWorld),
          environment: uidEnvironment(world.commandEnvironment, copy, root),
          root: copy.root,
          view: {
            root: copy.root
          },
          close: () => copy.close()
        };
        const failure = await world.probe(reached);
        if (failure === undefined) return reached;
        await copy.close();
        return {
          failures: [ failure ]
        };
      } catch (error) {
        return {
          failures: [ error.message ]
        };
      }
    }
    async function reachContainer(world) {
      const needs = world.container;
      if (needs === undefined) return {
        failures: [ "the policy names no image (container.image)" ]
      };
      const failures = [];
      for (const name of [ "docker", "podman" ]) {
        const engine = findTool(name, world.environment);
        if (engine === undefined) {
          failures.push(`${name}: it is not installed`);
          continue;
        }
        const mounts = guardMounts(world);
        const user = world.identity;
        const parts = {
          engine: engine,
          needs: needs,
          root: world.root,
          user: user,
          mounts: mounts
        };
        const reached = {
          level: "container",
          promise: promiseOf("container", {
            pidNamespace: true,
            asRoot: false
          }),
          openTree: containerTrees(parts, {
            bash: world.bash,
            openMs: world.openMs,
            table: processTable(),
            environment: engineEnvironment(world.environment)
          }),
          environment: containerEnvironment(world.commandEnvironment)
        };
        const failure = engineFailure(engine) ?? await world.probe(reached);
        if (failure === undefined) return reached;
        failures.push(`${name}: ${failure}`);
      }
      return {
        failures: failures
      };
    }
    function engineEnvironment(environment) {
      const names = [ "PATH", "HOME", "DOCKER_HOST", "DOCKER_CONFIG", "XDG_RUNTIME_DIR" ];
      return Object.fromEntries(names.flatMap(name => {
        const value = environment[name];
        return value === undefined ? [] : [ [ name, value ] ];
      }));
    }
    function fromWay(level, way, world) {
      const asRoot = world.identity.uid === 0;
      return {
        level: level,
        promise: promiseOf(level, {
          pidNamespace: true,
          asRoot: asRoot
        }),
        openTree: namespaceTrees(way, {
          ...world,
          table: processTable()
        })
      };
    }
    function guardMounts(world) {
      if (!external_node_fs_.existsSync("/proc/self/mountinfo")) return [];
      return mountRules(world.root, world.guarded, world.identity.uid === 0);
    }
    function plainTrees({bash: bash, environment: environment}) {
      if (process.platform === "win32") return windowsTrees(environment);
      const PATH = environment["PATH"] ?? "/usr/bin:/bin";
      return sweptTrees({
        bash: bash,
        environment: {
          PATH: PATH
        }
      });
    }
    function wayParts({bash: bash, environment: environment, identity: identity}, mounts) {
      const find = name => findTool(name, environment);
      const tools = {
        bash: bash,
        unshare: find("unshare"),
        nsenter: find("nsenter"),
        setpriv: find("setpriv"),
        bwrap: find("bwrap"),
        sudo: find("sudo")
      };
      return {
        tools: tools,
        identity: identity,
        mounts: mounts
      };
    }
    async function reachIsolation(asked, minimum, world) {
      if (asked === "auto") return reachStrongest(minimum, world);
      if ((0, isolation_level.c2)(asked, minimum)) return below(asked, minimum, `"${asked}" was asked for by name.`);
      const reached = await reachLevel(asked, world);
      if ("failures" in reached) throw new errors.ue("ISOLATION_UNAVAILABLE", `The isolation level "${asked}" was asked for and cannot be had on this machine. Tried: ${reached.failures.join("; ")}.`, {
        hint: HINTS[asked]
      });
      return {
        isolation: isolationOf(reached, []),
        reached: reached
      };
    }
    const HINTS = {
      none: "",
      process: "",
      uid: 'Run the gate as root, or let sudo work without a password; or ask for the isolation level "process".',
      namespace: 'Allow unprivileged user namespaces, install bubblewrap, or ask for the isolation level "process".',
      overlay: 'Allow unprivileged user namespaces, or let sudo work without a password; or ask for the isolation level "process".',
      container: "Start a docker or podman that this user may use, and name an image by digest in the policy; or ask for another level."
    };
    async function reachStrongest(minimum, world) {
      const unavailable = [];
      const levels = isolation_level.l$.filter(level => level !== "none").reverse();
      for (const level of levels) {
        if ((0, isolation_level.c2)(level, minimum)) break;
        const reached = await reachLevel(level, world);
        if (!("failures" in reached)) return {
          isolation: isolationOf(reached, unavailable),
          reached: reached
        };
        unavailable.push({
          level: level,
          why: reached.failures.join("; ")
        });
      }
      const why = unavailable.map(one => `${one.level}: ${one.why}`).join("; ");
      const {isolation: isolation} = below("process", minimum, `Tried: ${why}.`);
      return {
        isolation: {
          ...isolation,
          unavailable: unavailable
        }
      };
    }
    function isolationOf({level: level, promise: promise}, unavailable) {
      return {
        level: level,
        promise: promise,
        ...unavailable.length === 0 ? {} : {
          unavailable: unavailable
        }
      };
    }
    function below(level, minimum, why) {
      const promise = `Nothing was run: isolation below the minimum. The level is "${level}", the minimum "${minimum}". ${why}`;
      return {
        isolation: {
          level: level,
          promise: promise,
          below_minimum: minimum
        }
      };
    }
    const RUN_LIMITS = {
      headBytes: 64 * 1024,
      tailBytes: 256 * 1024,
      lineBytes: 8 * 1024,
      relayBytes: 4 * 1024 * 1024,
      graceMs: 2e3,
      drainMs: 1e3,
      openMs: 1e4
    };
    var external_node_events_ = __webpack_require__(8474);
    var harmless_line = __webpack_require__(9021);
    const line_relay_LF = 10;
    const line_relay_CR = 13;
    function lineRelay(limits, onLine) {
      const line = Buffer.alloc(limits.lineBytes);
      let length = 0;
      let dropped = 0;
      let relayed = 0;
      let afterCr = false;
      const closed = () => relayed > limits.relayBytes;
      const append = part => {
        const kept = part.subarray(0, limits.lineBytes - length);
        line.set(kept, length);
        length += kept.length;
        dropped += part.length - kept.length;
      };
      const end = () => {
        const text = (0, harmless_line.K)(line.toString("utf8", 0, length));
        relayed += length + 1;
        if (closed()) onLine(`(more than ${limits.relayBytes} bytes of output: the rest is not shown here)`); else onLine(dropped === 0 ? text : `${text} (${dropped} more bytes cut)`);
        length = 0;
        dropped = 0;
      };
      return {
        add(chunk) {
          let at = 0;
          while (at < chunk.length && !closed()) {
            if (afterCr && chunk[at] === line_relay_LF) at += 1;
            afterCr = false;
            const stop = lineEnd(chunk, at);
            append(chunk.subarray(at, stop));
            if (stop < chunk.length) {
              afterCr = chunk[stop] === line_relay_CR;
              end();
            }
            at = stop + 1;
          }
        },
        finish() {
          if (length > 0 && !closed()) end();
        }
      };
    }
    function lineEnd(chunk, from) {
      const lf = chunk.indexOf(line_relay_LF, from);
      const end = lf === -1 ? chunk.length : lf;
      const cr = chunk.subarray(from, end).indexOf(line_relay_CR);
      return cr === -1 ? end : from + cr;
    }
    function outputCapture(headBytes, tailBytes) {
      const hash = (0, external_node_crypto_.createHash)("sha256");
      const head = Buffer.alloc(headBytes);
      const tail = ring(tailBytes);
      let bytes = 0;
      return {
        add(chunk) {
          hash.update(chunk);
          const room = Math.max(0, headBytes - bytes);
          if (room > 0) head.set(chunk.subarray(0, room), bytes);
          if (chunk.length > room) tail.add(chunk.subarray(room));
          bytes += chunk.length;
        },
        finish() {
          return {
            head: head.toString("utf8", 0, Math.min(bytes, headBytes)),
            tail: tail.bytes().toString("utf8"),
            bytes: bytes,
            digest: hash.digest("hex")
          };
        }
      };
    }
    function ring(size) {
      const kept = Buffer.alloc(size);
      let next = 0;
      let full = false;
      return {
        add(chunk) {
          const part = chunk.subarray(Math.max(0, chunk.length - size));
          const first = part.subarray(0, size - next);
          kept.set(first, next);
          kept.set(part.subarray(first.length), 0);
          full ||= next + part.length >= size;
          next = (next + part.length) % size;
        },
        bytes() {
          const start = kept.subarray(0, next);
          return full ? Buffer.concat([ kept.subarray(next), start ]) : start;
        }
      };
    }
    var external_node_net_ = __webpack_require__(7030);
    var external_node_util_ = __webpack_require__(7975);
    async function openOutputPipe(mkfifo, onData) {
      if (mkfifo === undefined) return socketPipe(onData);
      const folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), "completion-gate-"));
      try {
        const name = external_node_path_.join(folder, "output");
        await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(mkfifo, [ "-m", "666", name ], {
          env: {}
        });
        const {O_RDONLY: O_RDONLY, O_NONBLOCK: O_NONBLOCK, O_WRONLY: O_WRONLY} = external_node_fs_.constants;
        const gateEnd = external_node_fs_.openSync(name, O_RDONLY | O_NONBLOCK);
        return namedPipe(gateEnd, external_node_fs_.openSync(name, O_WRONLY), onData);
      } finally {
        external_node_fs_.rmSync(folder, {
          recursive: true,
          force: true
        });
      }
    }
    function namedPipe(gateEnd, childEnd, onData) {
      const options = {
        fd: gateEnd,
        readable: true,
        writable: false
      };
      const socket = new external_node_net_.Socket(options).on("data", onData);
      const closed = untilClosed(socket);
      return {
        childEnd: childEnd,
        attach: () => {
          external_node_fs_.closeSync(childEnd);
        },
        drain: ms => drained([ socket ], closed, ms)
      };
    }
    function socketPipe(onData) {
      const streams = [];
      return {
        childEnd: "pipe",
        attach: child => {
          for (const stream of [ child?.stdout, child?.stderr ]) if (stream) streams.push(stream.on("data", onData));
        },
        drain: ms => drained(streams, Promise.all(streams.map(untilClosed)), ms)
      };
    }
    async function drained(streams, closed, ms) {
      const timer = setTimeout(() => {
        for (const stream of streams) stream.destroy();
      }, ms);
      await closed;
      clearTimeout(timer);
    }
    function untilClosed(stream) {
      stream.on("error", () => undefined);
      return new Promise(resolve => {
        if (stream.closed) resolve(); else stream.once("close", () => {
          resolve();
        });
      });
    }
    const BASH_FLAGS = [ "--noprofile", "--norc", "-eo", "pipefail", "-c", "--" ];
    async function runCommand(request, mark, world, onLine) {
      const startedAt = performance.now();
      const capture = outputCapture(world.limits.headBytes, world.limits.tailBytes);
      const relay = lineRelay(world.limits, onLine);
      const ending = await endingOf(request, mark, world, chunk => {
        capture.add(chunk);
        relay.add(chunk);
      });
      relay.finish();
      const durationMs = Math.round(performance.now() - startedAt);
      return {
        ...ending,
        durationMs: durationMs,
        output: capture.finish()
      };
    }
    async function endingOf(request, mark, world, onData) {
      try {
        const cwd = world.folderOf(request.cwd);
        const tree = await world.openTree(mark);
        try {
          const signed = signedOutput(tree.startSign ?? "", onData);
          const pipe = await openOutputPipe(world.mkfifo, signed.add);
          const run = {
            mark: mark,
            world: world,
            tree: tree,
            pipe: pipe,
            signed: signed
          };
          return await runInTree({
            ...request,
            cwd: cwd
          }, run);
        } finally {
          await tree.end();
        }
      } catch (error) {
        return {
          kind: "could_not_start",
          why: error.message
        };
      }
    }
    async function runInTree(request, run) {
      const {tree: tree, pipe: pipe, world: world} = run;
      let child;
      try {
        child = start(request, run);
      } finally {
        pipe.attach(child);
      }
      const begun = tree.startSign === undefined ? startedFlag(child) : run.signed.seen;
      const ended = endOf(child);
      if (child.pid !== undefined) tree.started(child.pid);
      let ending = await within(ended, request.timeoutMs);
      if (ending === undefined) {
        await tree.terminate();
        await within(ended, world.limits.graceMs);
        ending = {
          kind: "timed_out"
        };
      }
      await tree.end();
      await pipe.drain(world.limits.drainMs);
      run.signed.finish();
      if (ending.kind !== "timed_out" && !begun()) return {
        kind: "could_not_start",
        why: whyNotStarted(ending)
      };
      return ending;
    }
    function start({command: command, cwd: cwd, environment: environment}, {world: world, mark: mark, tree: tree, pipe: pipe}) {
      const argv = [ world.bash, ...BASH_FLAGS, command ];
      const launch = tree.launch(argv, cwd);
      const variables = {
        ...world.environment,
        ...environment,
        [mark.name]: mark.value
      };
      const byInput = tree.startSign !== undefined;
      const streams = [ byInput ? "pipe" : "ignore", pipe.childEnd, pipe.childEnd ];
      const child = (0, external_node_child_process_.spawn)(launch.file, launch.args, {
        cwd: launch.cwd,
        env: byInput ? launch.environment ?? {} : variables,
        detached: process.platform !== "win32",
        windowsHide: true,
        stdio: launch.tellsStart ? [ ...streams, "pipe" ] : [ ...streams ]
      });
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(environmentInput(variables));
      return child;
    }
    function startedFlag(child) {
      const sign = child.stdio[3];
      let begun = sign === undefined || sign === null;
      sign?.on("data", () => {
        begun = true;
      });
      sign?.on("error", () => undefined);
      return () => begun;
    }
    async function endOf(child) {
      child.on("error", () => undefined);
      try {
        const [code, signal] = await (0, external_node_events_.once)(child, "exit");
        return code === null ? {
          kind: "signaled",
          signal: signal ?? "unknown"
        } : {
          kind: "exited",
          exitCode: code
        };
      } catch (error) {
        return {
          kind: "could_not_start",
          why: error.message
        };
      }
    }
    function whyNotStarted(ending) {
      if (ending.kind === "could_not_start") return ending.why;
      const how = ending.kind === "exited" ? `exit code ${ending.exitCode}` : "a signal";
      return `the isolation ended with ${how} before it`;
    }
    async function within(promise, ms) {
      let timer;
      const late = new Promise(resolve => {
        timer = setTimeout(resolve, ms, undefined);
      });
      try {
        return await Promise.race([ promise, late ]);
      } finally {
        clearTimeout(timer);
      }
    }
    const COMMAND_FILES = [ "OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY" ];
    const PROBE_MS = 1e4;
    async function createRunner(options) {
      const {environment: environment} = options;
      const bash = findTool("bash", environment);
      if (bash === undefined) throw new errors.ue("USAGE", "bash was not found on PATH.", {
        hint: "Install bash: every command is run by it."
      });
      const limits = {
        ...RUN_LIMITS,
        ...options.limits
      };
      const mark = `COMPLETION_GATE_RUN_${(0, external_node_crypto_.randomBytes)(16).toString("hex")}`;
      const base = {
        root: realFolder(options.root) ?? options.root,
        bash: bash,
        mkfifo: findTool("mkfifo", environment),
        environment: commandEnvironment(environment, options.passEnvironment, process.platform),
        limits: limits
      };
      const outcome = await reachIsolation(options.level, options.minimum ?? "none", {
        root: base.root,
        bash: bash,
        environment: environment,
        commandEnvironment: base.environment,
        guarded: {
          readOnly: options.readOnly ?? [],
          hidden: [ ...commandFiles(environment), ...options.hidden ?? [] ]
        },
        identity: identity(),
        container: options.container,
        openMs: limits.openMs,
        probe: reached => probe(worldOf(base, reached), mark)
      });
      return numberedRunner(base, mark, outcome);
    }
    function worldOf(base, reached) {
      const {root: root = base.root, view: view} = reached;
      return {
        ...base,
        openTree: reached.openTree,
        environment: reached.environment ?? base.environment,
        folderOf: cwd => view === undefined || view.root === root ? commandFolder(root, cwd) : seenFolder(root, view.root, cwd)
      };
    }
    function numberedRunner(base, mark, {isolation: isolation, reached: reached}) {
      if (reached === undefined) return refusingRunner(isolation);
      const world = worldOf(base, reached);
      const {view: view} = reached;
      let count = 0;
      return {
        isolation: isolation,
        ...view === undefined ? {} : {
          view: view
        },
        run: (request, onLine) => {
          count += 1;
          const numbered = {
            name: mark,
            value: String(count)
          };
          return runCommand(request, numbered, world, onLine);
        },
        close: async () => {
          const written = reached.written?.();
          await (reached.close?.());
          return written === undefined ? isolation : {
            ...isolation,
            written: written
          };
        }
      };
    }
    function refusingRunner(isolation) {
      const why = `isolation below the minimum: ${isolation.level} is weaker than ${isolation.below_minimum ?? ""}`;
      const output = {
        head: "",
        tail: "",
        bytes: 0,
        digest: (0, model_digest.sc)("")
      };
      return {
        isolation: isolation,
        run: () => Promise.resolve({
          kind: "could_not_start",
          why: why,
          durationMs: 0,
          output: output
        })
      };
    }
    async function probe(world, mark) {
      const outcome = await runCommand({
        command: "true",
        cwd: "",
        timeoutMs: PROBE_MS
      }, {
        name: mark,
        value: "probe"
      }, world, () => undefined);
      if (outcome.kind === "exited" && outcome.exitCode === 0) return undefined;
      const said = outcome.output.head.trim().replace(/\s*\n\s*/g, "; ");
      const why = outcome.kind === "could_not_start" ? outcome.why : outcome.kind;
      return said === "" ? why : `${why} (${said.slice(0, 500)})`;
    }
    function commandFiles(environment) {
      return COMMAND_FILES.flatMap(name => {
        const file = environment[`GITHUB_${name}`];
        if (file === undefined || !external_node_path_.isAbsolute(file)) return [];
        const folder = external_node_path_.dirname(file);
        return external_node_path_.basename(folder) === "_runner_file_commands" ? [ folder ] : [ file ];
      });
    }
    function identity() {
      return {
        uid: process.getuid?.() ?? -1,
        gid: process.getgid?.() ?? -1
      };
    }
    function askedIsolation({level: level, minimum: minimum, onRunner: onRunner}, needs) {
      const least = (0, isolation_level.vN)(needs.isolationMinimum, minimum);
      const asked = level ?? needs.isolation;
      const mild = asked === "auto" && !onRunner && !(0, isolation_level.c2)("process", least);
      return {
        level: mild ? "process" : asked,
        minimum: least,
        ...needs.container === undefined ? {} : {
          container: needs.container
        }
      };
    }
    const TIMEOUT_MS = 15 * 60 * 1e3;
    const COMPLAINT_CHARACTERS = 1e3;
    function verifierCommand(options) {
      return {
        verify: async effect => {
          const folder = await (0, promises_.mkdtemp)(external_node_path_.join((0, external_node_os_.tmpdir)(), "completion-gate-"));
          try {
            return await runVerifier(options, effect, folder);
          } finally {
            await (0, promises_.rm)(folder, {
              recursive: true,
              force: true
            });
          }
        }
      };
    }
    async function runVerifier(options, effect, folder) {
      const copy = external_node_path_.join(folder, "tree");
      const complaints = external_node_path_.join(folder, "stderr");
      await (0, promises_.cp)(options.root, copy, {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
        filter: source => isCopied(options.root, source)
      });
      const parts = {
        root: copy,
        environment: options.environment,
        passEnvironment: [],
        readOnly: [ options.root ]
      };
      const runner = await createRunner({
        ...parts,
        level: "namespace"
      }).catch(() => createRunner({
        ...parts,
        level: "process"
      }));
      const outcome = await runner.run({
        command: `exec 2>"$COMPLETION_GATE_STDERR"\n${options.command}`,
        cwd: "",
        timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
        environment: {
          COMPLETION_GATE_STDERR: complaints,
          COMPLETION_GATE_EFFECT_DIGEST: effect.effect_digest
        }
      }, () => undefined);
      return reportOf(outcome, await verifier_command_endOf(complaints));
    }
    async function isCopied(root, source) {
      if (external_node_path_.relative(root, source) === ".git") return false;
      const entry = await (0, promises_.lstat)(source);
      return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink();
    }
    function reportOf(outcome, complaint) {
      if (outcome.kind !== "exited" || outcome.exitCode !== 0) throw noReport(`it ${howItEnded(outcome)}`, complaint);
      const {head: head, tail: tail, bytes: bytes} = outcome.output;
      const printed = head + tail;
      if (Buffer.byteLength(printed) !== bytes) throw noReport(`it printed ${String(bytes)} bytes, too many`, complaint);
      try {
        return JSON.parse(printed);
      } catch {
        throw noReport("what it printed is not JSON", complaint);
      }
    }
    function howItEnded(outcome) {
      switch (outcome.kind) {
       case "exited":
        return `exited with code ${String(outcome.exitCode)}`;

       case "signaled":
        return `was killed by signal ${outcome.signal}`;

       case "timed_out":
        return "ran out of time";

       case "could_not_start":
        return `could not start: ${outcome.why}`;
      }
    }
    async function verifier_command_endOf(file) {
      const text = await (0, promises_.readFile)(file, "utf8").catch(() => "");
      return text.trim().slice(-COMPLAINT_CHARACTERS);
    }
    function noReport(why, complaint) {
      return new errors.ue("INPUT_INVALID", `The verifier gave no report: ${why}.${complaint === "" ? "" : ` It said: ${complaint}`}`, {
        hint: "A verifier exits with 0 and prints one a3s.verification_report.v1 as JSON."
      });
    }
    var scope = __webpack_require__(7007);
    var gate_policy = __webpack_require__(3770);
    var terminal_text = __webpack_require__(9486);
    function progressOn(stream, quiet) {
      if (quiet) return SILENT;
      return stream.isTTY === true ? liveProgress(stream) : plainProgress(stream);
    }
    const SILENT = {
      stage: () => undefined,
      checkStarted: () => undefined,
      outputLine: () => undefined,
      checkFinished: () => undefined
    };
    function plainProgress(stream) {
      return {
        stage: name => stream.write(`${(0, terminal_text.e)(name)}\n`),
        checkStarted: (id, at, total) => stream.write(`[${String(at)}/${String(total)}] ${(0, 
        terminal_text.e)(id)} …\n`),
        outputLine: line => stream.write(`  | ${(0, terminal_text.e)(line)}\n`),
        checkFinished: check => stream.write(`${finished(check)}\n`)
      };
    }
    function liveProgress(stream) {
      let current = "";
      let started = 0;
      let last = "";
      let ticking;
      const draw = () => {
        const seconds = ((performance.now() - started) / 1e3).toFixed(0);
        const line = `${current} ${seconds} s  ${last}`;
        stream.write(`\r[K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
      };
      const clear = () => {
        clearInterval(ticking);
        stream.write("\r[K");
      };
      return {
        stage: name => stream.write(`${(0, terminal_text.e)(name)}\n`),
        checkStarted: (id, at, total) => {
          current = `[${String(at)}/${String(total)}] ${(0, terminal_text.e)(id)}`;
          started = performance.now();
          last = "";
          draw();
          ticking = setInterval(draw, 1e3);
          ticking.unref();
        },
        outputLine: line => {
          last = (0, terminal_text.e)(line);
          draw();
        },
        checkFinished: check => {
          clear();
          stream.write(`${finished(check)}\n`);
        }
      };
    }
    function finished(check) {
      const took = check.evidence?.duration_ms;
      const seconds = took === undefined ? "" : ` (${(took / 1e3).toFixed(1)} s)`;
      return `${check.status.padEnd(12)} ${(0, terminal_text.e)(check.id)}${seconds}`;
    }
    async function openChange(flags, line) {
      const repository = await openRepository({
        dir: flags.repo,
        head: flags.head,
        fetch: flags.fetch,
        environment: line.environment,
        ...flags.base === undefined ? {} : {
          base: flags.base
        }
      });
      return {
        ...repository,
        scope: () => scopeOf(repository)
      };
    }
    async function openGate(flags, line) {
      const repository = await openChange(flags, line);
      const {root: root, checkedOut: checkedOut} = repository;
      const told = {
        level: levelNamed("--isolation", flags.isolation, [ ...isolation_level.l$, "auto" ]),
        minimum: levelNamed("--isolation-minimum", flags.isolationMinimum, isolation_level.l$),
        onRunner: line.environment["GITHUB_ACTIONS"] === "true"
      };
      const ports = {
        changes: repository.changes,
        files: repository.files,
        checkout: createCheckout({
          root: root,
          commit: () => Promise.resolve(checkedOut)
        }),
        openRunner: needs => createRunner({
          root: root,
          ...askedIsolation(told, needs),
          environment: line.environment,
          passEnvironment: needs.environment
        }),
        progress: progressOn(line.stderr, flags.quiet),
        untracked: () => repository.untracked()
      };
      return flags.verifier === undefined ? ports : {
        ...ports,
        verifier: verifierCommand({
          root: root,
          command: flags.verifier,
          environment: line.environment
        })
      };
    }
    async function scopeOf({changes: changes, files: files}) {
      const {range: range} = await changes.resolve();
      const named = await files.has(range.base, gate_policy.l);
      if (!named && !await files.has(range.base, gate_policy.O)) return scope.Rm;
      const {readPolicy: readPolicy} = await Promise.all([ __webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(272) ]).then(__webpack_require__.bind(__webpack_require__, 8272));
      const entries = await files.list(range.base);
      return (0, scope.tw)((await readPolicy(files, range.base, entries)).policy);
    }
    function levelNamed(flag, text, levels) {
      if (text === undefined) return undefined;
      const level = levels.find(one => one === text);
      if (level !== undefined) return level;
      throw new errors.ue("USAGE", `${flag} expects ${levels.join(", ")}, not "${text}".`, {
        hint: "Leave it out to take what the policy says."
      });
    }
  },
  4505: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Bc: () => isDigest,
      Vx: () => EMPTY_DIGEST,
      sc: () => sha256
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    const DIGEST = /^[0-9a-f]{64}$/;
    const EMPTY_DIGEST = "";
    function sha256(content) {
      return node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex");
    }
    function isDigest(text) {
      return DIGEST.test(text);
    }
  },
  4780: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      cR: () => EVIDENCE_LIMIT_BYTES,
      m$: () => EVIDENCE_SCHEMA,
      sk: () => LEDGER_SCHEMA
    });
    const LEDGER_SCHEMA = "completion-gate.ledger.v1";
    const EVIDENCE_SCHEMA = "completion-gate.evidence.v1";
    const EVIDENCE_LIMIT_BYTES = 16 * 1024 * 1024;
  },
  2462: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      c2: () => isWeaker,
      l$: () => ISOLATION_LEVELS,
      vN: () => stricterMinimum
    });
    const ISOLATION_LEVELS = [ "none", "process", "uid", "namespace", "overlay", "container" ];
    function isWeaker(level, than) {
      return ISOLATION_LEVELS.indexOf(level) < ISOLATION_LEVELS.indexOf(than);
    }
    function stricterMinimum(one, other) {
      return other !== undefined && isWeaker(one, other) ? other : one;
    }
  },
  6732: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B: () => mutationLedger
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4505);
    var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3070);
    function mutationLedger(observed) {
      const sorted = [ ...observed ].sort(compareRecords);
      const records = sorted.filter((record, at) => {
        const before = sorted[at - 1];
        return before === undefined || compareRecords(before, record) !== 0;
      });
      return {
        records: records,
        effect_digest: effectDigest(records)
      };
    }
    function recordLine(record) {
      return `${record.tool}|${record.path}|${record.content_digest}`;
    }
    function effectDigest(records) {
      if (records.length === 0) return _digest_js__WEBPACK_IMPORTED_MODULE_1__.Vx;
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      records.forEach((record, at) => {
        hash.update(at === 0 ? recordLine(record) : `\n${recordLine(record)}`);
      });
      return hash.digest("hex");
    }
    function compareRecords(left, right) {
      return (0, _path_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(left.path, right.path) || (0, 
      _path_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(left.tool, right.tool) || (0, _path_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(left.content_digest, right.content_digest);
    }
  },
  3070: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O0: () => encodePath,
      Xo: () => compareBytes,
      a8: () => encodeByteString,
      q0: () => decodePath
    });
    const ENCODER = new TextEncoder;
    const STRICT_DECODER = new TextDecoder("utf-8", {
      fatal: true,
      ignoreBOM: true
    });
    const NEEDS_CARE = /[%\x00-\x1f\x7f-\uffff]/;
    function encodePath(bytes) {
      let encoded = "";
      let at = 0;
      while (at < bytes.length) {
        const length = sequenceLength(bytes, at);
        if (length === 0) {
          encoded += percent(bytes[at] ?? 0);
          at += 1;
          continue;
        }
        const first = bytes[at] ?? 0;
        encoded += length === 1 && isReserved(first) ? percent(first) : STRICT_DECODER.decode(bytes.subarray(at, at + length));
        at += length;
      }
      return encoded;
    }
    function encodeByteString(byteString) {
      return NEEDS_CARE.test(byteString) ? encodePath(Uint8Array.from(byteString, unit => unit.charCodeAt(0))) : byteString;
    }
    function decodePath(encoded) {
      const bytes = ENCODER.encode(encoded);
      const decoded = [];
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte === 37) {
          decoded.push(Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16));
          at += 2;
        } else decoded.push(byte);
      }
      return Uint8Array.from(decoded);
    }
    function compareBytes(left, right) {
      if (left === right) return 0;
      const length = Math.min(left.length, right.length);
      for (let at = 0; at < length; at += 1) {
        const a = left.charCodeAt(at);
        const b = right.charCodeAt(at);
        if (a !== b) return byteRank(a) - byteRank(b);
      }
      return left.length - right.length;
    }
    function byteRank(unit) {
      return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
    }
    function isReserved(byte) {
      return byte === 37 || byte < 32 || byte === 127;
    }
    function percent(byte) {
      return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    }
    function sequenceLength(bytes, at) {
      const first = bytes[at] ?? 0;
      const length = lengthByFirstByte(first);
      if (length < 2) return length;
      if (at + length > bytes.length) return 0;
      const [low, high] = secondByteRange(first);
      if (!isBetween(bytes[at + 1], low, high)) return 0;
      for (let next = at + 2; next < at + length; next += 1) if (!isBetween(bytes[next], 128, 191)) return 0;
      return length;
    }
    function lengthByFirstByte(first) {
      if (first < 128) return 1;
      if (first < 194 || first > 244) return 0;
      if (first < 224) return 2;
      return first < 240 ? 3 : 4;
    }
    function isBetween(byte, low, high) {
      return byte !== undefined && byte >= low && byte <= high;
    }
    function secondByteRange(first) {
      if (first === 224) return [ 160, 191 ];
      if (first === 237) return [ 128, 159 ];
      if (first === 240) return [ 144, 191 ];
      if (first === 244) return [ 128, 143 ];
      return [ 128, 191 ];
    }
  },
  4585: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      C7: () => bindsPass,
      DC: () => REPORT_SCHEMA,
      YP: () => deriveStatus,
      fk: () => acceptedReports,
      mm: () => isPending,
      st: () => verificationReport
    });
    const REPORT_SCHEMA = "a3s.verification_report.v1";
    function verificationReport(subject, checks, options = {}) {
      const risks = options.residualRisks ?? [];
      return {
        schema: REPORT_SCHEMA,
        subject: subject,
        status: deriveStatus(checks, risks),
        checks: checks,
        ...risks.length === 0 ? {} : {
          residual_risks: risks
        },
        ...options.effectDigest === undefined ? {} : {
          effect_digest: options.effectDigest
        }
      };
    }
    function deriveStatus(checks, residualRisks = []) {
      if (checks.some(check => check.status === "failed")) return "failed";
      if (checks.some(isPending) || residualRisks.length > 0) return "needs_review";
      return checks.length === 0 ? "skipped" : "passed";
    }
    function isPending(check) {
      return check.required && (check.status === "needs_review" || check.status === "skipped");
    }
    function bindsPass(report, digest) {
      if (digest === "" || report.effect_digest !== digest) return false;
      const required = report.checks.filter(check => check.required);
      if (required.length === 0) return false;
      if (required.some(check => check.status !== "passed")) return false;
      const statuses = [ report.status, deriveStatus(report.checks, report.residual_risks) ];
      return !statuses.some(status => status === "failed" || status === "needs_review");
    }
    function acceptedReports(reports) {
      return reports.filter(report => report.author !== "editor");
    }
  },
  2727: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      l: () => observe
    });
    var ledger = __webpack_require__(6732);
    var model_path = __webpack_require__(3070);
    var digest = __webpack_require__(4505);
    const SUBMODULE = "160000";
    const DELETION = "000000";
    const TOOL_OF_MODE = new Map([ [ "100644", "write" ], [ "100755", "write+x" ], [ "120000", "symlink" ], [ SUBMODULE, "submodule" ], [ DELETION, "delete" ] ]);
    function recordOf(change, path) {
      const tool = TOOL_OF_MODE.get(change.mode);
      if (tool === undefined) return {
        gap: {
          reason: `The mode ${change.mode} of ${path} is not known: a file, an executable file, a symbolic link or a submodule was expected. Rewrite that entry of the tree with git.`,
          path: path
        }
      };
      const digest = digestOf(change);
      if (digest === undefined) return {
        gap: {
          reason: `The content of ${path} (object ${change.objectId}) is not in this clone. Run: git fetch --refetch --no-filter origin`,
          path: path
        }
      };
      return {
        record: {
          tool: tool,
          path: path,
          content_digest: digest
        }
      };
    }
    function digestOf(change) {
      if (change.mode === DELETION) return digest.Vx;
      if (change.mode === SUBMODULE) return (0, digest.sc)(change.objectId);
      return change.missing === true ? undefined : change.contentDigest;
    }
    var observe_scope = __webpack_require__(7007);
    async function observe(source, scope) {
      const {range: range, gaps: gaps} = await source.resolve();
      const seen = {
        records: [],
        gaps: [ ...gaps ],
        lfsPaths: [],
        outOfScope: []
      };
      const placeOf = await (0, observe_scope.Od)(scope);
      if (range.mergeBase !== "") for await (const changes of source.changes(range)) for (const change of changes) see(seen, change, placeOf);
      return {
        range: range,
        ledger: (0, ledger.B)(seen.records),
        gaps: seen.gaps,
        lfsPaths: seen.lfsPaths,
        outOfScope: seen.outOfScope
      };
    }
    function see(seen, change, placeOf) {
      const path = (0, model_path.a8)(change.bytePath);
      const place = placeOf(path);
      if (place === "out_of_scope") seen.outOfScope.push(path);
      if (place !== "ledger") return;
      const recorded = recordOf(change, path);
      if ("gap" in recorded) seen.gaps.push(recorded.gap); else seen.records.push(recorded.record);
      if (change.lfsPointer === true) seen.lfsPaths.push(path);
    }
  },
  7007: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Rm: () => WHOLE_CHANGE,
      tw: () => policyScope,
      Od: () => scopeOf
    });
    const HARNESS_FOLDERS = new Set([ ".git", ".a3s", ".a3s-code" ]);
    const LOOP_POLICY = /^\.a3s\/loops\/[^/]+\/(?:ACCEPTANCE|STATE)\.md$/;
    function isHarnessPath(path) {
      return path.split("/").some(component => HARNESS_FOLDERS.has(component)) && !LOOP_POLICY.test(path);
    }
    const WHOLE_CHANGE = {
      exclude: [],
      acceptanceFiles: [],
      packageFolders: []
    };
    function policyScope(policy) {
      return {
        exclude: policy.scope.exclude,
        acceptanceFiles: policy.acceptance.files,
        packageFolders: policy.packages.folders
      };
    }
    const DEFINES_CHECKS = /^\.github\/|(?:^|\/)acceptance\.md$|^\.a3s\/loops\//i;
    async function scopeOf(scope) {
      const isExcluded = scope.exclude.length === 0 ? () => false : (await Promise.all([ __webpack_require__.e(138), __webpack_require__.e(593) ]).then(__webpack_require__.bind(__webpack_require__, 593))).excludedPaths(scope);
      return path => {
        if (isHarnessPath(path)) return "harness";
        return isExcluded(path) && !DEFINES_CHECKS.test(path) ? "out_of_scope" : "ledger";
      };
    }
  },
  3770: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => MISNAMED_POLICY_PATH,
      l: () => POLICY_PATH
    });
    const POLICY_PATH = ".github/completion-gate.yml";
    const MISNAMED_POLICY_PATH = ".github/completion-gate.yaml";
  },
  5738: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j: () => evidenceRecord,
      h: () => ledgerDocument
    });
    var evidence = __webpack_require__(4780);
    const OUTPUT_BYTES = 8 * 1024 * 1024;
    const FRAME_BYTES = 128;
    function withBoundedOutputs(record) {
      const checks = record.reports.flatMap(report => report.checks);
      const sizes = new Map(checks.map(check => [ check, outputSize(check) ]));
      const bare = mapChecks(record, check => withOutput(check, "", ""));
      const room = Math.min(OUTPUT_BYTES, evidence.cR - jsonBytes(bare) - FRAME_BYTES * checks.length);
      if (sum(sizes.values()) <= room) return record;
      const failed = checks.filter(check => check.status === "failed");
      const others = checks.filter(check => check.status !== "failed");
      const ofFailed = fairShare(failed, sizes, room);
      const left = room - sum(failed.map(one => Math.min(ofFailed, sizes.get(one) ?? 0)));
      const ofOthers = fairShare(others, sizes, left);
      return mapChecks(record, check => withinBytes(check, check.status === "failed" ? ofFailed : ofOthers));
    }
    function mapChecks(record, change) {
      return {
        ...record,
        reports: record.reports.map(report => ({
          ...report,
          checks: report.checks.map(change)
        }))
      };
    }
    function fairShare(checks, sizes, room) {
      const ascending = checks.map(check => sizes.get(check) ?? 0).sort((one, other) => one - other);
      let left = Math.max(0, room);
      for (const [at, size] of ascending.entries()) {
        const share = Math.floor(left / (ascending.length - at));
        if (size > share) return share;
        left -= size;
      }
      return Number.MAX_SAFE_INTEGER;
    }
    function withinBytes(check, limit) {
      if (outputSize(check) <= limit) return check;
      const {output_head: head = "", output_tail: tail = ""} = check.evidence ?? {};
      return withOutput(check, "", endWithin(tail === "" ? head : tail, limit));
    }
    function endWithin(text, limit) {
      let low = 0;
      let high = text.length;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (jsonBytes(text.slice(text.length - middle)) <= limit) low = middle; else high = middle - 1;
      }
      return text.slice(text.length - low).replace(/^[\udc00-\udfff]/, "");
    }
    function withOutput(check, head, tail) {
      if (check.evidence === undefined) return check;
      const {output_head: output_head, output_tail: output_tail, ...evidence} = check.evidence;
      const hadOutput = (output_head ?? output_tail) !== undefined;
      return {
        ...check,
        evidence: hadOutput ? {
          ...evidence,
          output_head: head,
          output_tail: tail
        } : evidence
      };
    }
    function outputSize({evidence: evidence}) {
      const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
      return head === "" && tail === "" ? 0 : jsonBytes(head) + jsonBytes(tail);
    }
    function jsonBytes(value) {
      const json = JSON.stringify(value, undefined, 2);
      return Buffer.byteLength(json) + 5 * (json.split("#").length - 1);
    }
    function sum(numbers) {
      return [ ...numbers ].reduce((total, one) => total + one, 0);
    }
    var verification_report = __webpack_require__(4585);
    const SUBJECTS_SHOWN = 5;
    function summarize(reports) {
      const checks = reports.flatMap(report => report.checks);
      const counts = {
        report_count: reports.length,
        required_check_count: checks.filter(check => check.required).length,
        pending_required_check_count: checks.filter(verification_report.mm).length,
        failed_check_count: checks.filter(check => check.status === "failed").length,
        residual_risk_count: reports.reduce((count, report) => count + risksOf(report), 0),
        pending_subjects: subjects(reports, needsEyes),
        failed_subjects: subjects(reports, hasFailed)
      };
      return {
        status: statusOf(reports, counts),
        ...counts
      };
    }
    function formatVerificationSummary(summary) {
      const totals = `${count(summary.report_count, "report")}, ${count(summary.required_check_count, "required check")}`;
      const risks = summary.residual_risk_count === 0 ? "" : ` Residual risks: ${String(summary.residual_risk_count)}.`;
      return sentence(summary, totals) + risks;
    }
    function sentence(summary, totals) {
      switch (summary.status) {
       case "passed":
        return `Verification passed: ${totals}.`;

       case "skipped":
        return summary.report_count === 0 ? "Verification skipped: no reports." : `Verification skipped: ${count(summary.report_count, "report")}.`;

       case "failed":
        {
          const what = summary.failed_check_count === 0 ? "failed report" : count(summary.failed_check_count, "failed check");
          return `Verification failed: ${what}${across(summary.failed_subjects)}. ${totals}.`;
        }

       case "needs_review":
        {
          const what = summary.pending_required_check_count === 0 ? "review required" : count(summary.pending_required_check_count, "pending required check");
          return `Verification needs review: ${what}${across(summary.pending_subjects)}. ${totals}.`;
        }
      }
    }
    function statusOf(reports, counts) {
      if (reports.length === 0) return "skipped";
      if (counts.failed_subjects.length > 0) return "failed";
      return counts.pending_subjects.length > 0 || counts.residual_risk_count > 0 ? "needs_review" : "passed";
    }
    function hasFailed(report) {
      return report.status === "failed" || report.checks.some(check => check.status === "failed");
    }
    function needsEyes(report) {
      return report.status === "needs_review" || report.checks.some(check => (0, verification_report.mm)(check) || check.residual_risk !== undefined);
    }
    function risksOf(report) {
      const onChecks = report.checks.filter(check => check.residual_risk !== undefined);
      return onChecks.length + (report.residual_risks?.length ?? 0);
    }
    function subjects(reports, predicate) {
      const names = reports.filter(predicate).map(report => report.subject);
      return [ ...new Set(names) ].sort();
    }
    function across(names) {
      if (names.length === 0) return "";
      const shown = names.slice(0, SUBJECTS_SHOWN);
      const cut = names.length > SUBJECTS_SHOWN ? [ ...shown, "..." ] : shown;
      return ` across subjects: ${cut.join(", ")}`;
    }
    function count(number, noun) {
      return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    function evidenceRecord(decision, observation, parts) {
      const summary = summarize(parts.reports);
      return withBoundedOutputs({
        schema: evidence.m$,
        completion: decision.completion,
        rule: decision.rule,
        message: decision.message,
        summary: summary,
        summary_text: formatVerificationSummary(summary),
        ledger: ledgerDocument(observation),
        ...parts
      });
    }
    function ledgerDocument(observation) {
      const {range: range, ledger: ledger, gaps: gaps, lfsPaths: lfsPaths, outOfScope: outOfScope} = observation;
      return {
        schema: evidence.sk,
        base: range.base,
        merge_base: range.mergeBase,
        head: range.head,
        effect_digest: ledger.effect_digest,
        records: ledger.records,
        gaps: gaps,
        ...lfsPaths.length === 0 ? {} : {
          lfs_paths: lfsPaths
        },
        ...outOfScope.length === 0 ? {} : {
          out_of_scope: outOfScope
        }
      };
    }
  }
};
