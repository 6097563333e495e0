export const id = 638;

export const ids = [ 638 ];

export const modules = {
 53: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Y: () => fromMarkdown
  });
  var constructs_namespaceObject = {};
  __webpack_require__.r(constructs_namespaceObject);
  __webpack_require__.d(constructs_namespaceObject, {
   attentionMarkers: () => attentionMarkers,
   contentInitial: () => contentInitial,
   disable: () => disable,
   document: () => constructs_document,
   flow: () => constructs_flow,
   flowInitial: () => flowInitial,
   insideSpan: () => insideSpan,
   string: () => constructs_string,
   text: () => constructs_text
  });
  const emptyOptions = {};
  function lib_toString(value, options) {
   const settings = options || emptyOptions;
   const includeImageAlt = typeof settings.includeImageAlt === "boolean" ? settings.includeImageAlt : true;
   const includeHtml = typeof settings.includeHtml === "boolean" ? settings.includeHtml : true;
   return one(value, includeImageAlt, includeHtml);
  }
  function one(value, includeImageAlt, includeHtml) {
   if (node(value)) {
    if ("value" in value) return value.type === "html" && !includeHtml ? "" : value.value;
    if (includeImageAlt && "alt" in value && value.alt) return value.alt;
    if ("children" in value) return lib_all(value.children, includeImageAlt, includeHtml);
   }
   if (Array.isArray(value)) return lib_all(value, includeImageAlt, includeHtml);
   return "";
  }
  function lib_all(values, includeImageAlt, includeHtml) {
   const result = [];
   let index = -1;
   while (++index < values.length) result[index] = one(values[index], includeImageAlt, includeHtml);
   return result.join("");
  }
  function node(value) {
   return Boolean(value && typeof value === "object");
  }
  function splice(list, start, remove, items) {
   const end = list.length;
   let chunkStart = 0;
   let parameters;
   if (start < 0) start = -start > end ? 0 : end + start; else start = start > end ? end : start;
   remove = remove > 0 ? remove : 0;
   if (items.length < 1e4) {
    parameters = Array.from(items);
    parameters.unshift(start, remove);
    list.splice(...parameters);
   } else {
    if (remove) list.splice(start, remove);
    while (chunkStart < items.length) {
     parameters = items.slice(chunkStart, chunkStart + 1e4);
     parameters.unshift(start, 0);
     list.splice(...parameters);
     chunkStart += 1e4;
     start += 1e4;
    }
   }
  }
  function push(list, items) {
   if (list.length > 0) {
    splice(list, list.length, 0, items);
    return list;
   }
   return items;
  }
  class SpliceBuffer {
   constructor(initial) {
    this.left = initial ? [ ...initial ] : [];
    this.right = [];
   }
   get(index) {
    if (index < 0 || index >= this.left.length + this.right.length) throw new RangeError("Cannot access index `" + index + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
    if (index < this.left.length) return this.left[index];
    return this.right[this.right.length - index + this.left.length - 1];
   }
   get length() {
    return this.left.length + this.right.length;
   }
   shift() {
    this.setCursor(0);
    return this.right.pop();
   }
   slice(start, end) {
    const stop = end === null || end === void 0 ? Number.POSITIVE_INFINITY : end;
    if (stop < this.left.length) return this.left.slice(start, stop);
    if (start > this.left.length) return this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse();
    return this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
   }
   splice(start, deleteCount, items) {
    const count = deleteCount || 0;
    this.setCursor(Math.trunc(start));
    const removed = this.right.splice(this.right.length - count, Number.POSITIVE_INFINITY);
    if (items) chunkedPush(this.left, items);
    return removed.reverse();
   }
   pop() {
    this.setCursor(Number.POSITIVE_INFINITY);
    return this.left.pop();
   }
   push(item) {
    this.setCursor(Number.POSITIVE_INFINITY);
    this.left.push(item);
   }
   pushMany(items) {
    this.setCursor(Number.POSITIVE_INFINITY);
    chunkedPush(this.left, items);
   }
   unshift(item) {
    this.setCursor(0);
    this.right.push(item);
   }
   unshiftMany(items) {
    this.setCursor(0);
    chunkedPush(this.right, items.reverse());
   }
   setCursor(n) {
    if (n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0) return;
    if (n < this.left.length) {
     const removed = this.left.splice(n, Number.POSITIVE_INFINITY);
     chunkedPush(this.right, removed.reverse());
    } else {
     const removed = this.right.splice(this.left.length + this.right.length - n, Number.POSITIVE_INFINITY);
     chunkedPush(this.left, removed.reverse());
    }
   }
  }
  function chunkedPush(list, right) {
   let chunkStart = 0;
   if (right.length < 1e4) list.push(...right); else while (chunkStart < right.length) {
    list.push(...right.slice(chunkStart, chunkStart + 1e4));
    chunkStart += 1e4;
   }
  }
  function subtokenize(eventsArray) {
   const jumps = {};
   let index = -1;
   let event;
   let lineIndex;
   let otherIndex;
   let otherEvent;
   let parameters;
   let subevents;
   let more;
   const events = new SpliceBuffer(eventsArray);
   while (++index < events.length) {
    while (index in jumps) index = jumps[index];
    event = events.get(index);
    if (index && event[1].type === "chunkFlow" && events.get(index - 1)[1].type === "listItemPrefix") {
     subevents = event[1]._tokenizer.events;
     otherIndex = 0;
     if (otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank") otherIndex += 2;
     if (otherIndex < subevents.length && subevents[otherIndex][1].type === "content") while (++otherIndex < subevents.length) {
      if (subevents[otherIndex][1].type === "content") break;
      if (subevents[otherIndex][1].type === "chunkText") {
       subevents[otherIndex][1]._isInFirstContentOfListItem = true;
       otherIndex++;
      }
     }
    }
    if (event[0] === "enter") {
     if (event[1].contentType) {
      Object.assign(jumps, subcontent(events, index));
      index = jumps[index];
      more = true;
     }
    } else if (event[1]._container) {
     otherIndex = index;
     lineIndex = void 0;
     while (otherIndex--) {
      otherEvent = events.get(otherIndex);
      if (otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") {
       if (otherEvent[0] === "enter") {
        if (lineIndex) events.get(lineIndex)[1].type = "lineEndingBlank";
        otherEvent[1].type = "lineEnding";
        lineIndex = otherIndex;
       }
      } else if (otherEvent[1].type === "linePrefix" || otherEvent[1].type === "listItemIndent") ; else break;
     }
     if (lineIndex) {
      event[1].end = {
       ...events.get(lineIndex)[1].start
      };
      parameters = events.slice(lineIndex, index);
      parameters.unshift(event);
      events.splice(lineIndex, index - lineIndex + 1, parameters);
     }
    }
   }
   splice(eventsArray, 0, Number.POSITIVE_INFINITY, events.slice(0));
   return !more;
  }
  function subcontent(events, eventIndex) {
   const token = events.get(eventIndex)[1];
   const context = events.get(eventIndex)[2];
   let startPosition = eventIndex - 1;
   const startPositions = [];
   let tokenizer = token._tokenizer;
   if (!tokenizer) {
    tokenizer = context.parser[token.contentType](token.start);
    if (token._contentTypeTextTrailing) tokenizer._contentTypeTextTrailing = true;
   }
   const childEvents = tokenizer.events;
   const jumps = [];
   const gaps = {};
   let stream;
   let previous;
   let index = -1;
   let current = token;
   let adjust = 0;
   let start = 0;
   const breaks = [ start ];
   while (current) {
    while (events.get(++startPosition)[1] !== current) ;
    startPositions.push(startPosition);
    if (!current._tokenizer) {
     stream = context.sliceStream(current);
     if (!current.next) stream.push(null);
     if (previous) tokenizer.defineSkip(current.start);
     if (current._isInFirstContentOfListItem) tokenizer._gfmTasklistFirstContentOfListItem = true;
     tokenizer.write(stream);
     if (current._isInFirstContentOfListItem) tokenizer._gfmTasklistFirstContentOfListItem = void 0;
    }
    previous = current;
    current = current.next;
   }
   current = token;
   while (++index < childEvents.length) if (childEvents[index][0] === "exit" && childEvents[index - 1][0] === "enter" && childEvents[index][1].type === childEvents[index - 1][1].type && childEvents[index][1].start.line !== childEvents[index][1].end.line) {
    start = index + 1;
    breaks.push(start);
    current._tokenizer = void 0;
    current.previous = void 0;
    current = current.next;
   }
   tokenizer.events = [];
   if (current) {
    current._tokenizer = void 0;
    current.previous = void 0;
   } else breaks.pop();
   index = breaks.length;
   while (index--) {
    const slice = childEvents.slice(breaks[index], breaks[index + 1]);
    const start = startPositions.pop();
    jumps.push([ start, start + slice.length - 1 ]);
    events.splice(start, 2, slice);
   }
   jumps.reverse();
   index = -1;
   while (++index < jumps.length) {
    gaps[adjust + jumps[index][0]] = adjust + jumps[index][1];
    adjust += jumps[index][1] - jumps[index][0] - 1;
   }
   return gaps;
  }
  function postprocess(events) {
   while (!subtokenize(events)) ;
   return events;
  }
  const micromark_util_combine_extensions_hasOwnProperty = {}.hasOwnProperty;
  function combineExtensions(extensions) {
   const all = {};
   let index = -1;
   while (++index < extensions.length) syntaxExtension(all, extensions[index]);
   return all;
  }
  function syntaxExtension(all, extension) {
   let hook;
   for (hook in extension) {
    const maybe = micromark_util_combine_extensions_hasOwnProperty.call(all, hook) ? all[hook] : void 0;
    const left = maybe || (all[hook] = {});
    const right = extension[hook];
    let code;
    if (right) for (code in right) {
     if (!micromark_util_combine_extensions_hasOwnProperty.call(left, code)) left[code] = [];
     const value = right[code];
     constructs(left[code], Array.isArray(value) ? value : value ? [ value ] : []);
    }
   }
  }
  function constructs(existing, list) {
   let index = -1;
   const before = [];
   while (++index < list.length) (list[index].add === "after" ? existing : before).push(list[index]);
   splice(existing, 0, 0, before);
  }
  var micromark_factory_space = __webpack_require__(2328);
  var micromark_util_character = __webpack_require__(401);
  const content = {
   tokenize: initializeContent
  };
  function initializeContent(effects) {
   const contentStart = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial);
   let previous;
   return contentStart;
   function afterContentStartConstruct(code) {
    if (code === null) {
     effects.consume(code);
     return;
    }
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return (0, micromark_factory_space.N)(effects, contentStart, "linePrefix");
   }
   function paragraphInitial(code) {
    effects.enter("paragraph");
    return lineStart(code);
   }
   function lineStart(code) {
    const token = effects.enter("chunkText", {
     contentType: "text",
     previous: previous
    });
    if (previous) previous.next = token;
    previous = token;
    return data(code);
   }
   function data(code) {
    if (code === null) {
     effects.exit("chunkText");
     effects.exit("paragraph");
     effects.consume(code);
     return;
    }
    if ((0, micromark_util_character.HP)(code)) {
     effects.consume(code);
     effects.exit("chunkText");
     return lineStart;
    }
    effects.consume(code);
    return data;
   }
  }
  class EditMap {
   constructor() {
    this.index = new Map;
    this.map = [];
   }
   add(index, remove, add) {
    addImplementation(this, index, remove, add, false);
   }
   addBefore(index, remove, add) {
    addImplementation(this, index, remove, add, true);
   }
   consume(events) {
    this.map.sort(function(a, b) {
     return a[0] - b[0];
    });
    if (this.map.length === 0) return;
    let index = this.map.length;
    const vecs = [];
    while (index > 0) {
     index -= 1;
     vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]);
     events.length = this.map[index][0];
    }
    vecs.push(events.slice());
    events.length = 0;
    let slice = vecs.pop();
    while (slice) {
     for (const element of slice) events.push(element);
     slice = vecs.pop();
    }
    this.map.length = 0;
    this.index.clear();
   }
  }
  function addImplementation(editMap, at, remove, add, before) {
   if (remove === 0 && add.length === 0) return;
   const existing = editMap.index.get(at);
   if (existing) {
    existing[1] += remove;
    if (before) {
     add.push(...existing[2]);
     existing[2] = add;
    } else existing[2].push(...add);
    return;
   }
   const change = [ at, remove, add ];
   editMap.map.push(change);
   editMap.index.set(at, change);
  }
  const document_document = {
   tokenize: initializeDocument
  };
  const containerConstruct = {
   tokenize: tokenizeContainer
  };
  function initializeDocument(effects) {
   const self = this;
   const stack = [];
   let continued = 0;
   let childFlow;
   let childToken;
   let lineStartOffset;
   return start;
   function start(code) {
    if (continued < stack.length) {
     const item = stack[continued];
     self.containerState = item[1];
     return effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code);
    }
    return checkNewContainers(code);
   }
   function documentContinue(code) {
    continued++;
    if (self.containerState._closeFlow) {
     self.containerState._closeFlow = void 0;
     if (childFlow) closeFlow();
     const indexBeforeExits = self.events.length;
     let indexBeforeFlow = indexBeforeExits;
     let point;
     while (indexBeforeFlow--) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
      point = self.events[indexBeforeFlow][1].end;
      break;
     }
     exitContainers(continued);
     let index = indexBeforeExits;
     while (index < self.events.length) {
      self.events[index][1].end = {
       ...point
      };
      index++;
     }
     const editMap = new EditMap;
     editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
     editMap.add(indexBeforeExits, index - indexBeforeExits, []);
     editMap.consume(self.events);
     return checkNewContainers(code);
    }
    return start(code);
   }
   function checkNewContainers(code) {
    if (continued === stack.length) {
     if (!childFlow) return documentContinued(code);
     if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) return flowStart(code);
     self.interrupt = Boolean(childFlow.currentConstruct && !childFlow._gfmTableDynamicInterruptHack);
    }
    self.containerState = {};
    return effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code);
   }
   function thereIsANewContainer(code) {
    if (childFlow) closeFlow();
    exitContainers(continued);
    return documentContinued(code);
   }
   function thereIsNoNewContainer(code) {
    self.parser.lazy[self.now().line] = continued !== stack.length;
    lineStartOffset = self.now().offset;
    return flowStart(code);
   }
   function documentContinued(code) {
    self.containerState = {};
    return effects.attempt(containerConstruct, containerContinue, flowStart)(code);
   }
   function containerContinue(code) {
    continued++;
    stack.push([ self.currentConstruct, self.containerState ]);
    return documentContinued(code);
   }
   function flowStart(code) {
    if (code === null) {
     if (childFlow) closeFlow();
     exitContainers(0);
     effects.consume(code);
     return;
    }
    childFlow = childFlow || self.parser.flow(self.now());
    effects.enter("chunkFlow", {
     _tokenizer: childFlow,
     contentType: "flow",
     previous: childToken
    });
    return flowContinue(code);
   }
   function flowContinue(code) {
    if (code === null) {
     writeToChild(effects.exit("chunkFlow"), true);
     exitContainers(0);
     effects.consume(code);
     return;
    }
    if ((0, micromark_util_character.HP)(code)) {
     effects.consume(code);
     writeToChild(effects.exit("chunkFlow"));
     continued = 0;
     self.interrupt = void 0;
     return start;
    }
    effects.consume(code);
    return flowContinue;
   }
   function writeToChild(token, endOfFile) {
    const stream = self.sliceStream(token);
    if (endOfFile) stream.push(null);
    token.previous = childToken;
    if (childToken) childToken.next = token;
    childToken = token;
    childFlow.defineSkip(token.start);
    childFlow.write(stream);
    if (self.parser.lazy[token.start.line]) {
     let index = childFlow.events.length;
     while (index--) if (childFlow.events[index][1].start.offset < lineStartOffset && (!childFlow.events[index][1].end || childFlow.events[index][1].end.offset > lineStartOffset)) return;
     const indexBeforeExits = self.events.length;
     let indexBeforeFlow = indexBeforeExits;
     let seen;
     let point;
     while (indexBeforeFlow--) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
      if (seen) {
       point = self.events[indexBeforeFlow][1].end;
       break;
      }
      seen = true;
     }
     exitContainers(continued);
     index = indexBeforeExits;
     while (index < self.events.length) {
      self.events[index][1].end = {
       ...point
      };
      index++;
     }
     const editMap = new EditMap;
     editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits));
     editMap.add(indexBeforeExits, index - indexBeforeExits, []);
     editMap.consume(self.events);
    }
   }
   function exitContainers(size) {
    let index = stack.length;
    while (index-- > size) {
     const entry = stack[index];
     self.containerState = entry[1];
     entry[0].exit.call(self, effects);
    }
    stack.length = size;
   }
   function closeFlow() {
    childFlow.write([ null ]);
    childToken = void 0;
    childFlow = void 0;
    self.containerState._closeFlow = void 0;
   }
  }
  function tokenizeContainer(effects, ok, nok) {
   return (0, micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.document, ok, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
  }
  const blankLine = {
   partial: true,
   tokenize: tokenizeBlankLine
  };
  function tokenizeBlankLine(effects, ok, nok) {
   return start;
   function start(code) {
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, after, "linePrefix")(code) : after(code);
   }
   function after(code) {
    return code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
   }
  }
  const content_content = {
   resolve: resolveContent,
   tokenize: tokenizeContent
  };
  const continuationConstruct = {
   partial: true,
   tokenize: tokenizeContinuation
  };
  function resolveContent(events) {
   subtokenize(events);
   return events;
  }
  function tokenizeContent(effects, ok) {
   let previous;
   return chunkStart;
   function chunkStart(code) {
    effects.enter("content");
    previous = effects.enter("chunkContent", {
     contentType: "content"
    });
    return chunkInside(code);
   }
   function chunkInside(code) {
    if (code === null) return contentEnd(code);
    if ((0, micromark_util_character.HP)(code)) return effects.check(continuationConstruct, contentContinue, contentEnd)(code);
    effects.consume(code);
    return chunkInside;
   }
   function contentEnd(code) {
    effects.exit("chunkContent");
    effects.exit("content");
    return ok(code);
   }
   function contentContinue(code) {
    effects.consume(code);
    effects.exit("chunkContent");
    previous.next = effects.enter("chunkContent", {
     contentType: "content",
     previous: previous
    });
    previous = previous.next;
    return chunkInside;
   }
  }
  function tokenizeContinuation(effects, ok, nok) {
   const self = this;
   return startLookahead;
   function startLookahead(code) {
    effects.exit("chunkContent");
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return (0, micromark_factory_space.N)(effects, prefixed, "linePrefix");
   }
   function prefixed(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) return nok(code);
    const tail = self.events[self.events.length - 1];
    if (!self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], true).length >= 4) return ok(code);
    return effects.interrupt(self.parser.constructs.flow, nok, ok)(code);
   }
  }
  const flow = {
   tokenize: initializeFlow
  };
  function initializeFlow(effects) {
   const self = this;
   const initial = effects.attempt(blankLine, atBlankEnding, effects.attempt(this.parser.constructs.flowInitial, afterConstruct, (0, 
   micromark_factory_space.N)(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content_content, afterConstruct)), "linePrefix")));
   return initial;
   function atBlankEnding(code) {
    if (code === null) {
     effects.consume(code);
     return;
    }
    effects.enter("lineEndingBlank");
    effects.consume(code);
    effects.exit("lineEndingBlank");
    self.currentConstruct = void 0;
    return initial;
   }
   function afterConstruct(code) {
    if (code === null) {
     effects.consume(code);
     return;
    }
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    self.currentConstruct = void 0;
    return initial;
   }
  }
  const resolver = {
   resolveAll: createResolver()
  };
  const string = initializeFactory("string");
  const text_text = initializeFactory("text");
  function initializeFactory(field) {
   return {
    resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : void 0),
    tokenize: initializeText
   };
   function initializeText(effects) {
    const self = this;
    const constructs = this.parser.constructs[field];
    const text = effects.attempt(constructs, start, notText);
    return start;
    function start(code) {
     return atBreak(code) ? text(code) : notText(code);
    }
    function notText(code) {
     if (code === null) {
      effects.consume(code);
      return;
     }
     effects.enter("data");
     effects.consume(code);
     return data;
    }
    function data(code) {
     if (atBreak(code)) {
      effects.exit("data");
      return text(code);
     }
     effects.consume(code);
     return data;
    }
    function atBreak(code) {
     if (code === null) return true;
     const list = constructs[code];
     let index = -1;
     if (list) while (++index < list.length) {
      const item = list[index];
      if (!item.previous || item.previous.call(self, self.previous)) return true;
     }
     return false;
    }
   }
  }
  function createResolver(extraResolver) {
   return resolveAllText;
   function resolveAllText(events, context) {
    let index = -1;
    let enter;
    while (++index <= events.length) if (enter === void 0) {
     if (events[index] && events[index][1].type === "data") {
      enter = index;
      index++;
     }
    } else if (!events[index] || events[index][1].type !== "data") {
     if (index !== enter + 2) {
      events[enter][1].end = events[index - 1][1].end;
      events.splice(enter + 2, index - enter - 2);
      index = enter + 2;
     }
     enter = void 0;
    }
    return extraResolver ? extraResolver(events, context) : events;
   }
  }
  function resolveAllLineSuffixes(events, context) {
   const editMap = new EditMap;
   let eventIndex = 0;
   while (++eventIndex <= events.length) if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
    const data = events[eventIndex - 1][1];
    const chunks = context.sliceStream(data);
    let index = chunks.length;
    let bufferIndex = -1;
    let size = 0;
    let tabs;
    while (index--) {
     const chunk = chunks[index];
     if (typeof chunk === "string") {
      bufferIndex = chunk.length;
      while (chunk.charCodeAt(bufferIndex - 1) === 32) {
       size++;
       bufferIndex--;
      }
      if (bufferIndex) break;
      bufferIndex = -1;
     } else if (chunk === -2) {
      tabs = true;
      size++;
     } else if (chunk === -1) ; else {
      index++;
      break;
     }
    }
    if (context._contentTypeTextTrailing && eventIndex === events.length) size = 0;
    if (size) {
     const token = {
      type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
      start: {
       _bufferIndex: index ? bufferIndex : data.start._bufferIndex + bufferIndex,
       _index: data.start._index + index,
       line: data.end.line,
       column: data.end.column - size,
       offset: data.end.offset - size
      },
      end: {
       ...data.end
      }
     };
     data.end = {
      ...token.start
     };
     if (data.start.offset === data.end.offset) Object.assign(data, token); else editMap.add(eventIndex, 0, [ [ "enter", token, context ], [ "exit", token, context ] ]);
    }
    eventIndex++;
   }
   editMap.consume(events);
   return events;
  }
  const thematicBreak = {
   name: "thematicBreak",
   tokenize: tokenizeThematicBreak
  };
  function tokenizeThematicBreak(effects, ok, nok) {
   let size = 0;
   let marker;
   return start;
   function start(code) {
    effects.enter("thematicBreak");
    return before(code);
   }
   function before(code) {
    marker = code;
    return atBreak(code);
   }
   function atBreak(code) {
    if (code === marker) {
     effects.enter("thematicBreakSequence");
     return sequence(code);
    }
    if (size >= 3 && (code === null || (0, micromark_util_character.HP)(code))) {
     effects.exit("thematicBreak");
     return ok(code);
    }
    return nok(code);
   }
   function sequence(code) {
    if (code === marker) {
     effects.consume(code);
     size++;
     return sequence;
    }
    effects.exit("thematicBreakSequence");
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code) : atBreak(code);
   }
  }
  const list = {
   continuation: {
    tokenize: tokenizeListContinuation
   },
   exit: tokenizeListEnd,
   name: "list",
   tokenize: tokenizeListStart
  };
  const listItemPrefixWhitespaceConstruct = {
   partial: true,
   tokenize: tokenizeListItemPrefixWhitespace
  };
  const indentConstruct = {
   partial: true,
   tokenize: tokenizeIndent
  };
  function tokenizeListStart(effects, ok, nok) {
   const self = this;
   const tail = self.events[self.events.length - 1];
   let initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
   let size = 0;
   return start;
   function start(code) {
    const kind = self.containerState.type || (code === 42 || code === 43 || code === 45 ? "listUnordered" : "listOrdered");
    if (kind === "listUnordered" ? !self.containerState.marker || code === self.containerState.marker : (0, 
    micromark_util_character.BM)(code)) {
     if (!self.containerState.type) {
      self.containerState.type = kind;
      effects.enter(kind, {
       _container: true
      });
     }
     if (kind === "listUnordered") {
      effects.enter("listItemPrefix");
      return code === 42 || code === 45 ? effects.check(thematicBreak, nok, atMarker)(code) : atMarker(code);
     }
     if (!self.interrupt || code === 49) {
      effects.enter("listItemPrefix");
      effects.enter("listItemValue");
      return inside(code);
     }
    }
    return nok(code);
   }
   function inside(code) {
    if ((0, micromark_util_character.BM)(code) && ++size < 10) {
     effects.consume(code);
     return inside;
    }
    if ((!self.interrupt || size < 2) && (self.containerState.marker ? code === self.containerState.marker : code === 41 || code === 46)) {
     effects.exit("listItemValue");
     return atMarker(code);
    }
    return nok(code);
   }
   function atMarker(code) {
    effects.enter("listItemMarker");
    effects.consume(code);
    effects.exit("listItemMarker");
    self.containerState.marker = self.containerState.marker || code;
    return effects.check(blankLine, self.interrupt ? nok : onBlank, effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix));
   }
   function onBlank(code) {
    self.containerState.initialBlankLine = true;
    initialSize++;
    return endOfPrefix(code);
   }
   function otherPrefix(code) {
    if ((0, micromark_util_character.On)(code)) {
     effects.enter("listItemPrefixWhitespace");
     effects.consume(code);
     effects.exit("listItemPrefixWhitespace");
     return endOfPrefix;
    }
    return nok(code);
   }
   function endOfPrefix(code) {
    self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), true).length;
    return ok(code);
   }
  }
  function tokenizeListContinuation(effects, ok, nok) {
   const self = this;
   self.containerState._closeFlow = void 0;
   return effects.check(blankLine, onBlank, notBlank);
   function onBlank(code) {
    self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine;
    return (0, micromark_factory_space.N)(effects, ok, "listItemIndent", self.containerState.size + 1)(code);
   }
   function notBlank(code) {
    if (self.containerState.furtherBlankLines || !(0, micromark_util_character.On)(code)) {
     self.containerState.furtherBlankLines = void 0;
     self.containerState.initialBlankLine = void 0;
     return notInCurrentItem(code);
    }
    self.containerState.furtherBlankLines = void 0;
    self.containerState.initialBlankLine = void 0;
    return effects.attempt(indentConstruct, ok, notInCurrentItem)(code);
   }
   function notInCurrentItem(code) {
    self.containerState._closeFlow = true;
    self.interrupt = void 0;
    return (0, micromark_factory_space.N)(effects, effects.attempt(list, ok, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
   }
  }
  function tokenizeIndent(effects, ok, nok) {
   const self = this;
   return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
   function afterPrefix(code) {
    const tail = self.events[self.events.length - 1];
    return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], true).length === self.containerState.size ? ok(code) : nok(code);
   }
  }
  function tokenizeListEnd(effects) {
   effects.exit(this.containerState.type);
  }
  function tokenizeListItemPrefixWhitespace(effects, ok, nok) {
   const self = this;
   return (0, micromark_factory_space.N)(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 5);
   function afterPrefix(code) {
    const tail = self.events[self.events.length - 1];
    return !(0, micromark_util_character.On)(code) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok(code) : nok(code);
   }
  }
  const blockQuote = {
   continuation: {
    tokenize: tokenizeBlockQuoteContinuation
   },
   exit: exit,
   name: "blockQuote",
   tokenize: tokenizeBlockQuoteStart
  };
  function tokenizeBlockQuoteStart(effects, ok, nok) {
   const self = this;
   return start;
   function start(code) {
    if (code === 62) {
     const state = self.containerState;
     if (!state.open) {
      effects.enter("blockQuote", {
       _container: true
      });
      state.open = true;
     }
     effects.enter("blockQuotePrefix");
     effects.enter("blockQuoteMarker");
     effects.consume(code);
     effects.exit("blockQuoteMarker");
     return after;
    }
    return nok(code);
   }
   function after(code) {
    if ((0, micromark_util_character.On)(code)) {
     effects.enter("blockQuotePrefixWhitespace");
     effects.consume(code);
     effects.exit("blockQuotePrefixWhitespace");
     effects.exit("blockQuotePrefix");
     return ok;
    }
    effects.exit("blockQuotePrefix");
    return ok(code);
   }
  }
  function tokenizeBlockQuoteContinuation(effects, ok, nok) {
   const self = this;
   return contStart;
   function contStart(code) {
    if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
    return contBefore(code);
   }
   function contBefore(code) {
    return effects.attempt(blockQuote, ok, nok)(code);
   }
  }
  function exit(effects) {
   effects.exit("blockQuote");
  }
  function factoryDestination(effects, ok, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
   const limit = max || Number.POSITIVE_INFINITY;
   let balance = 0;
   return start;
   function start(code) {
    if (code === 60) {
     effects.enter(type);
     effects.enter(literalType);
     effects.enter(literalMarkerType);
     effects.consume(code);
     effects.exit(literalMarkerType);
     return enclosedBefore;
    }
    if (code === null || code === 32 || code === 41 || (0, micromark_util_character.JQ)(code)) return nok(code);
    effects.enter(type);
    effects.enter(rawType);
    effects.enter(stringType);
    effects.enter("chunkString", {
     contentType: "string"
    });
    return raw(code);
   }
   function enclosedBefore(code) {
    if (code === 62) {
     effects.enter(literalMarkerType);
     effects.consume(code);
     effects.exit(literalMarkerType);
     effects.exit(literalType);
     effects.exit(type);
     return ok;
    }
    effects.enter(stringType);
    effects.enter("chunkString", {
     contentType: "string"
    });
    return enclosed(code);
   }
   function enclosed(code) {
    if (code === 62) {
     effects.exit("chunkString");
     effects.exit(stringType);
     return enclosedBefore(code);
    }
    if (code === null || code === 60 || (0, micromark_util_character.HP)(code)) return nok(code);
    effects.consume(code);
    return code === 92 ? enclosedEscape : enclosed;
   }
   function enclosedEscape(code) {
    if (code === 60 || code === 62 || code === 92) {
     effects.consume(code);
     return enclosed;
    }
    return enclosed(code);
   }
   function raw(code) {
    if (!balance && (code === null || code === 41 || (0, micromark_util_character.Ee)(code))) {
     effects.exit("chunkString");
     effects.exit(stringType);
     effects.exit(rawType);
     effects.exit(type);
     return ok(code);
    }
    if (balance < limit && code === 40) {
     effects.consume(code);
     balance++;
     return raw;
    }
    if (code === 41) {
     effects.consume(code);
     balance--;
     return raw;
    }
    if (code === null || code === 32 || code === 40 || (0, micromark_util_character.JQ)(code)) return nok(code);
    effects.consume(code);
    return code === 92 ? rawEscape : raw;
   }
   function rawEscape(code) {
    if (code === 40 || code === 41 || code === 92) {
     effects.consume(code);
     return raw;
    }
    return raw(code);
   }
  }
  function factoryLabel(effects, ok, nok, type, markerType, stringType) {
   const self = this;
   let size = 0;
   let seen;
   return start;
   function start(code) {
    effects.enter(type);
    effects.enter(markerType);
    effects.consume(code);
    effects.exit(markerType);
    effects.enter(stringType);
    return atBreak;
   }
   function atBreak(code) {
    if (size > 999 || code === null || code === 91 || code === 93 && !seen || code === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
    if (code === 93) {
     effects.exit(stringType);
     effects.enter(markerType);
     effects.consume(code);
     effects.exit(markerType);
     effects.exit(type);
     return ok;
    }
    if ((0, micromark_util_character.HP)(code)) {
     effects.enter("lineEnding");
     effects.consume(code);
     effects.exit("lineEnding");
     return atBreak;
    }
    effects.enter("chunkString", {
     contentType: "string"
    });
    return labelInside(code);
   }
   function labelInside(code) {
    if (code === null || code === 91 || code === 93 || (0, micromark_util_character.HP)(code) || size++ > 999) {
     effects.exit("chunkString");
     return atBreak(code);
    }
    effects.consume(code);
    if (!seen) seen = !(0, micromark_util_character.On)(code);
    return code === 92 ? labelEscape : labelInside;
   }
   function labelEscape(code) {
    if (code === 91 || code === 92 || code === 93) {
     effects.consume(code);
     size++;
     return labelInside;
    }
    return labelInside(code);
   }
  }
  function factoryTitle(effects, ok, nok, type, markerType, stringType) {
   let marker;
   return start;
   function start(code) {
    if (code === 34 || code === 39 || code === 40) {
     effects.enter(type);
     effects.enter(markerType);
     effects.consume(code);
     effects.exit(markerType);
     marker = code === 40 ? 41 : code;
     return begin;
    }
    return nok(code);
   }
   function begin(code) {
    if (code === marker) {
     effects.enter(markerType);
     effects.consume(code);
     effects.exit(markerType);
     effects.exit(type);
     return ok;
    }
    effects.enter(stringType);
    return atBreak(code);
   }
   function atBreak(code) {
    if (code === marker) {
     effects.exit(stringType);
     return begin(marker);
    }
    if (code === null) return nok(code);
    if ((0, micromark_util_character.HP)(code)) {
     effects.enter("lineEnding");
     effects.consume(code);
     effects.exit("lineEnding");
     return (0, micromark_factory_space.N)(effects, atBreak, "linePrefix");
    }
    effects.enter("chunkString", {
     contentType: "string"
    });
    return inside(code);
   }
   function inside(code) {
    if (code === marker || code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("chunkString");
     return atBreak(code);
    }
    effects.consume(code);
    return code === 92 ? escape : inside;
   }
   function escape(code) {
    if (code === marker || code === 92) {
     effects.consume(code);
     return inside;
    }
    return inside(code);
   }
  }
  function factoryWhitespace(effects, ok) {
   let seen;
   return start;
   function start(code) {
    if ((0, micromark_util_character.HP)(code)) {
     effects.enter("lineEnding");
     effects.consume(code);
     effects.exit("lineEnding");
     seen = true;
     return start;
    }
    if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, start, seen ? "linePrefix" : "lineSuffix")(code);
    return ok(code);
   }
  }
  function normalizeIdentifier(value) {
   return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
  }
  const definition = {
   name: "definition",
   tokenize: tokenizeDefinition
  };
  const titleBefore = {
   partial: true,
   tokenize: tokenizeTitleBefore
  };
  function tokenizeDefinition(effects, ok, nok) {
   const self = this;
   let identifier;
   return start;
   function start(code) {
    effects.enter("definition");
    return before(code);
   }
   function before(code) {
    return factoryLabel.call(self, effects, labelAfter, nok, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(code);
   }
   function labelAfter(code) {
    identifier = normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1));
    if (code === 58) {
     effects.enter("definitionMarker");
     effects.consume(code);
     effects.exit("definitionMarker");
     return markerAfter;
    }
    return nok(code);
   }
   function markerAfter(code) {
    return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, destinationBefore)(code) : destinationBefore(code);
   }
   function destinationBefore(code) {
    return factoryDestination(effects, destinationAfter, nok, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(code);
   }
   function destinationAfter(code) {
    return effects.attempt(titleBefore, after, after)(code);
   }
   function after(code) {
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, afterWhitespace, "whitespace")(code) : afterWhitespace(code);
   }
   function afterWhitespace(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("definition");
     self.parser.defined.push(identifier);
     return ok(code);
    }
    return nok(code);
   }
  }
  function tokenizeTitleBefore(effects, ok, nok) {
   return titleBefore;
   function titleBefore(code) {
    return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, beforeMarker)(code) : nok(code);
   }
   function beforeMarker(code) {
    return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code);
   }
   function titleAfter(code) {
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, titleAfterOptionalWhitespace, "whitespace")(code) : titleAfterOptionalWhitespace(code);
   }
   function titleAfterOptionalWhitespace(code) {
    return code === null || (0, micromark_util_character.HP)(code) ? ok(code) : nok(code);
   }
  }
  const codeIndented = {
   name: "codeIndented",
   tokenize: tokenizeCodeIndented
  };
  const furtherStart = {
   partial: true,
   tokenize: tokenizeFurtherStart
  };
  function tokenizeCodeIndented(effects, ok, nok) {
   return start;
   function start(code) {
    effects.enter("codeIndented");
    return (0, micromark_factory_space.B)(effects, atBreak, nok, "linePrefix", 4, 4)(code);
   }
   function atBreak(code) {
    if (code === null) return after(code);
    if ((0, micromark_util_character.HP)(code)) return effects.attempt(furtherStart, atBreak, after)(code);
    effects.enter("codeFlowValue");
    return inside(code);
   }
   function inside(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("codeFlowValue");
     return atBreak(code);
    }
    effects.consume(code);
    return inside;
   }
   function after(code) {
    effects.exit("codeIndented");
    return ok(code);
   }
  }
  function tokenizeFurtherStart(effects, ok, nok) {
   const self = this;
   return furtherStart;
   function furtherStart(code) {
    if (self.parser.lazy[self.now().line]) return nok(code);
    if ((0, micromark_util_character.HP)(code)) {
     effects.enter("lineEnding");
     effects.consume(code);
     effects.exit("lineEnding");
     return furtherStart;
    }
    return (0, micromark_factory_space.B)(effects, ok, onNotEnoughPrefix, "linePrefix", 4, 4)(code);
   }
   function onNotEnoughPrefix(code) {
    return (0, micromark_util_character.HP)(code) ? furtherStart(code) : nok(code);
   }
  }
  const headingAtx = {
   name: "headingAtx",
   resolve: resolveHeadingAtx,
   tokenize: tokenizeHeadingAtx
  };
  function resolveHeadingAtx(events, context) {
   let contentEnd = events.length - 2;
   let contentStart = 3;
   if (events[contentStart][1].type === "whitespace") contentStart += 2;
   if (contentEnd - 2 > contentStart && events[contentEnd][1].type === "whitespace") contentEnd -= 2;
   if (events[contentEnd][1].type === "atxHeadingSequence" && (contentStart === contentEnd - 1 || contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === "whitespace")) contentEnd -= contentStart + 1 === contentEnd ? 2 : 4;
   if (contentEnd > contentStart) {
    const content = {
     type: "atxHeadingText",
     start: events[contentStart][1].start,
     end: events[contentEnd][1].end
    };
    const text = {
     type: "chunkText",
     start: events[contentStart][1].start,
     end: events[contentEnd][1].end,
     contentType: "text"
    };
    splice(events, contentStart, contentEnd - contentStart + 1, [ [ "enter", content, context ], [ "enter", text, context ], [ "exit", text, context ], [ "exit", content, context ] ]);
   }
   return events;
  }
  function tokenizeHeadingAtx(effects, ok, nok) {
   let size = 0;
   return start;
   function start(code) {
    effects.enter("atxHeading");
    return before(code);
   }
   function before(code) {
    effects.enter("atxHeadingSequence");
    return sequenceOpen(code);
   }
   function sequenceOpen(code) {
    if (code === 35 && size++ < 6) {
     effects.consume(code);
     return sequenceOpen;
    }
    if (code === null || (0, micromark_util_character.Ee)(code)) {
     effects.exit("atxHeadingSequence");
     return atBreak(code);
    }
    return nok(code);
   }
   function atBreak(code) {
    if (code === 35) {
     effects.enter("atxHeadingSequence");
     return sequenceFurther(code);
    }
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("atxHeading");
     return ok(code);
    }
    if ((0, micromark_util_character.On)(code)) return (0, micromark_factory_space.N)(effects, atBreak, "whitespace")(code);
    effects.enter("atxHeadingText");
    return data(code);
   }
   function sequenceFurther(code) {
    if (code === 35) {
     effects.consume(code);
     return sequenceFurther;
    }
    effects.exit("atxHeadingSequence");
    return atBreak(code);
   }
   function data(code) {
    if (code === null || code === 35 || (0, micromark_util_character.Ee)(code)) {
     effects.exit("atxHeadingText");
     return atBreak(code);
    }
    effects.consume(code);
    return data;
   }
  }
  const setextUnderline = {
   name: "setextUnderline",
   resolveTo: resolveToSetextUnderline,
   tokenize: tokenizeSetextUnderline
  };
  function resolveToSetextUnderline(events, context) {
   const editMap = new EditMap;
   let index = events.length;
   let content;
   let text;
   let definition;
   while (index--) if (events[index][0] === "enter") {
    if (events[index][1].type === "content") {
     content = index;
     break;
    }
    if (events[index][1].type === "paragraph") text = index;
   } else {
    if (events[index][1].type === "content") editMap.add(index, 1, []);
    if (!definition && events[index][1].type === "definition") definition = index;
   }
   const heading = {
    type: "setextHeading",
    start: {
     ...events[content][1].start
    },
    end: {
     ...events[events.length - 1][1].end
    }
   };
   events[text][1].type = "setextHeadingText";
   if (definition) {
    editMap.add(text, 0, [ [ "enter", heading, context ] ]);
    editMap.add(definition + 1, 0, [ [ "exit", events[content][1], context ] ]);
    events[content][1].end = {
     ...events[definition][1].end
    };
   } else events[content][1] = heading;
   editMap.add(events.length, 0, [ [ "exit", heading, context ] ]);
   editMap.consume(events);
   return events;
  }
  function tokenizeSetextUnderline(effects, ok, nok) {
   const self = this;
   let marker;
   return start;
   function start(code) {
    let index = self.events.length;
    let paragraph;
    while (index--) if (self.events[index][1].type !== "lineEnding" && self.events[index][1].type !== "linePrefix" && self.events[index][1].type !== "content") {
     paragraph = self.events[index][1].type === "paragraph";
     break;
    }
    if (!self.parser.lazy[self.now().line] && (self.interrupt || paragraph)) {
     effects.enter("setextHeadingLine");
     marker = code;
     return before(code);
    }
    return nok(code);
   }
   function before(code) {
    effects.enter("setextHeadingLineSequence");
    return inside(code);
   }
   function inside(code) {
    if (code === marker) {
     effects.consume(code);
     return inside;
    }
    effects.exit("setextHeadingLineSequence");
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, after, "lineSuffix")(code) : after(code);
   }
   function after(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("setextHeadingLine");
     return ok(code);
    }
    return nok(code);
   }
  }
  const htmlBlockNames = [ "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul" ];
  const htmlRawNames = [ "pre", "script", "style", "textarea" ];
  const nonLazyContinuation = {
   partial: true,
   tokenize: tokenizeNonLazyContinuation
  };
  function tokenizeNonLazyContinuation(effects, ok, nok) {
   const self = this;
   return start;
   function start(code) {
    if (code === null) return nok(code);
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return after;
   }
   function after(code) {
    return self.parser.lazy[self.now().line] ? nok(code) : ok(code);
   }
  }
  const htmlFlow = {
   concrete: true,
   name: "htmlFlow",
   resolveTo: resolveToHtmlFlow,
   tokenize: tokenizeHtmlFlow
  };
  const blankLineBefore = {
   partial: true,
   tokenize: tokenizeBlankLineBefore
  };
  function resolveToHtmlFlow(events) {
   let index = events.length;
   while (index--) if (events[index][0] === "enter" && events[index][1].type === "htmlFlow") break;
   if (index > 1 && events[index - 2][1].type === "linePrefix") {
    events[index][1].start = events[index - 2][1].start;
    events[index + 1][1].start = events[index - 2][1].start;
    events.splice(index - 2, 2);
   }
   return events;
  }
  function tokenizeHtmlFlow(effects, ok, nok) {
   const self = this;
   let marker;
   let closingTag;
   let buffer;
   let index;
   let markerB;
   return start;
   function start(code) {
    return before(code);
   }
   function before(code) {
    effects.enter("htmlFlow");
    effects.enter("htmlFlowData");
    effects.consume(code);
    return open;
   }
   function open(code) {
    if (code === 33) {
     effects.consume(code);
     return declarationOpen;
    }
    if (code === 47) {
     effects.consume(code);
     closingTag = true;
     return tagCloseStart;
    }
    if (code === 63) {
     effects.consume(code);
     marker = 3;
     return self.interrupt ? ok : continuationDeclarationInside;
    }
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     buffer = String.fromCharCode(code);
     return tagName;
    }
    return nok(code);
   }
   function declarationOpen(code) {
    if (code === 45) {
     effects.consume(code);
     marker = 2;
     return commentOpenInside;
    }
    if (code === 91) {
     effects.consume(code);
     marker = 5;
     index = 0;
     return cdataOpenInside;
    }
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     marker = 4;
     return self.interrupt ? ok : continuationDeclarationInside;
    }
    return nok(code);
   }
   function commentOpenInside(code) {
    if (code === 45) {
     effects.consume(code);
     return self.interrupt ? ok : continuationDeclarationInside;
    }
    return nok(code);
   }
   function cdataOpenInside(code) {
    const value = "CDATA[";
    if (code === value.charCodeAt(index++)) {
     effects.consume(code);
     if (index === value.length) return self.interrupt ? ok : continuation;
     return cdataOpenInside;
    }
    return nok(code);
   }
   function tagCloseStart(code) {
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     buffer = String.fromCharCode(code);
     return tagName;
    }
    return nok(code);
   }
   function tagName(code) {
    if (code === null || code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) {
     const slash = code === 47;
     const name = buffer.toLowerCase();
     if (!slash && !closingTag && htmlRawNames.includes(name)) {
      marker = 1;
      return self.interrupt ? ok(code) : continuation(code);
     }
     if (htmlBlockNames.includes(buffer.toLowerCase())) {
      marker = 6;
      if (slash) {
       effects.consume(code);
       return basicSelfClosing;
      }
      return self.interrupt ? ok(code) : continuation(code);
     }
     marker = 7;
     return self.interrupt && !self.parser.lazy[self.now().line] ? nok(code) : closingTag ? completeClosingTagAfter(code) : completeAttributeNameBefore(code);
    }
    if (code === 45 || (0, micromark_util_character.lV)(code)) {
     effects.consume(code);
     buffer += String.fromCharCode(code);
     return tagName;
    }
    return nok(code);
   }
   function basicSelfClosing(code) {
    if (code === 62) {
     effects.consume(code);
     return self.interrupt ? ok : continuation;
    }
    return nok(code);
   }
   function completeClosingTagAfter(code) {
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return completeClosingTagAfter;
    }
    return completeEnd(code);
   }
   function completeAttributeNameBefore(code) {
    if (code === 47) {
     effects.consume(code);
     return completeEnd;
    }
    if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     return completeAttributeName;
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return completeAttributeNameBefore;
    }
    return completeEnd(code);
   }
   function completeAttributeName(code) {
    if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
     effects.consume(code);
     return completeAttributeName;
    }
    return completeAttributeNameAfter(code);
   }
   function completeAttributeNameAfter(code) {
    if (code === 61) {
     effects.consume(code);
     return completeAttributeValueBefore;
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return completeAttributeNameAfter;
    }
    return completeAttributeNameBefore(code);
   }
   function completeAttributeValueBefore(code) {
    if (code === null || code === 60 || code === 61 || code === 62 || code === 96) return nok(code);
    if (code === 34 || code === 39) {
     effects.consume(code);
     markerB = code;
     return completeAttributeValueQuoted;
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return completeAttributeValueBefore;
    }
    return completeAttributeValueUnquoted(code);
   }
   function completeAttributeValueQuoted(code) {
    if (code === markerB) {
     effects.consume(code);
     markerB = null;
     return completeAttributeValueQuotedAfter;
    }
    if (code === null || (0, micromark_util_character.HP)(code)) return nok(code);
    effects.consume(code);
    return completeAttributeValueQuoted;
   }
   function completeAttributeValueUnquoted(code) {
    if (code === null || code === 34 || code === 39 || code === 47 || code === 60 || code === 61 || code === 62 || code === 96 || (0, 
    micromark_util_character.Ee)(code)) return completeAttributeNameAfter(code);
    effects.consume(code);
    return completeAttributeValueUnquoted;
   }
   function completeAttributeValueQuotedAfter(code) {
    if (code === 47 || code === 62 || (0, micromark_util_character.On)(code)) return completeAttributeNameBefore(code);
    return nok(code);
   }
   function completeEnd(code) {
    if (code === 62) {
     effects.consume(code);
     return completeAfter;
    }
    return nok(code);
   }
   function completeAfter(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) return continuation(code);
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return completeAfter;
    }
    return nok(code);
   }
   function continuation(code) {
    if (code === 45 && marker === 2) {
     effects.consume(code);
     return continuationCommentInside;
    }
    if (code === 60 && marker === 1) {
     effects.consume(code);
     return continuationRawTagOpen;
    }
    if (code === 62 && marker === 4) {
     effects.consume(code);
     return continuationClose;
    }
    if (code === 63 && marker === 3) {
     effects.consume(code);
     return continuationDeclarationInside;
    }
    if (code === 93 && marker === 5) {
     effects.consume(code);
     return continuationCdataInside;
    }
    if ((0, micromark_util_character.HP)(code) && (marker === 6 || marker === 7)) {
     effects.exit("htmlFlowData");
     return effects.check(blankLineBefore, continuationAfter, continuationStart)(code);
    }
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("htmlFlowData");
     return continuationStart(code);
    }
    effects.consume(code);
    return continuation;
   }
   function continuationStart(code) {
    return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code);
   }
   function continuationStartNonLazy(code) {
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return continuationBefore;
   }
   function continuationBefore(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) return continuationStart(code);
    effects.enter("htmlFlowData");
    return continuation(code);
   }
   function continuationCommentInside(code) {
    if (code === 45) {
     effects.consume(code);
     return continuationDeclarationInside;
    }
    return continuation(code);
   }
   function continuationRawTagOpen(code) {
    if (code === 47) {
     effects.consume(code);
     buffer = "";
     return continuationRawEndTag;
    }
    return continuation(code);
   }
   function continuationRawEndTag(code) {
    if (code === 62) {
     const name = buffer.toLowerCase();
     if (htmlRawNames.includes(name)) {
      effects.consume(code);
      return continuationClose;
     }
     return continuation(code);
    }
    if ((0, micromark_util_character.CW)(code) && buffer.length < 8) {
     effects.consume(code);
     buffer += String.fromCharCode(code);
     return continuationRawEndTag;
    }
    return continuation(code);
   }
   function continuationCdataInside(code) {
    if (code === 93) {
     effects.consume(code);
     return continuationDeclarationInside;
    }
    return continuation(code);
   }
   function continuationDeclarationInside(code) {
    if (code === 62) {
     effects.consume(code);
     return continuationClose;
    }
    if (code === 45 && marker === 2) {
     effects.consume(code);
     return continuationDeclarationInside;
    }
    return continuation(code);
   }
   function continuationClose(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("htmlFlowData");
     return continuationAfter(code);
    }
    effects.consume(code);
    return continuationClose;
   }
   function continuationAfter(code) {
    effects.exit("htmlFlow");
    return ok(code);
   }
  }
  function tokenizeBlankLineBefore(effects, ok, nok) {
   return start;
   function start(code) {
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return effects.attempt(blankLine, ok, nok);
   }
  }
  const codeFenced = {
   concrete: true,
   name: "codeFenced",
   tokenize: tokenizeCodeFenced
  };
  function tokenizeCodeFenced(effects, ok, nok) {
   const self = this;
   const closeStart = {
    partial: true,
    tokenize: tokenizeCloseStart
   };
   let initialPrefix = 0;
   let sizeOpen = 0;
   let marker;
   return start;
   function start(code) {
    return beforeSequenceOpen(code);
   }
   function beforeSequenceOpen(code) {
    const tail = self.events[self.events.length - 1];
    initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], true).length : 0;
    marker = code;
    effects.enter("codeFenced");
    effects.enter("codeFencedFence");
    effects.enter("codeFencedFenceSequence");
    return sequenceOpen(code);
   }
   function sequenceOpen(code) {
    if (code === marker) {
     sizeOpen++;
     effects.consume(code);
     return sequenceOpen;
    }
    if (sizeOpen < 3) return nok(code);
    effects.exit("codeFencedFenceSequence");
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, infoBefore, "whitespace")(code) : infoBefore(code);
   }
   function infoBefore(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("codeFencedFence");
     return self.interrupt ? ok(code) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
    }
    effects.enter("codeFencedFenceInfo");
    effects.enter("chunkString", {
     contentType: "string"
    });
    return info(code);
   }
   function info(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("chunkString");
     effects.exit("codeFencedFenceInfo");
     return infoBefore(code);
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.exit("chunkString");
     effects.exit("codeFencedFenceInfo");
     return (0, micromark_factory_space.N)(effects, metaBefore, "whitespace")(code);
    }
    if (code === 96 && code === marker) return nok(code);
    effects.consume(code);
    return info;
   }
   function metaBefore(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) return infoBefore(code);
    effects.enter("codeFencedFenceMeta");
    effects.enter("chunkString", {
     contentType: "string"
    });
    return meta(code);
   }
   function meta(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("chunkString");
     effects.exit("codeFencedFenceMeta");
     return infoBefore(code);
    }
    if (code === 96 && code === marker) return nok(code);
    effects.consume(code);
    return meta;
   }
   function atNonLazyBreak(code) {
    return effects.attempt(closeStart, after, contentBefore)(code);
   }
   function contentBefore(code) {
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return contentStart;
   }
   function contentStart(code) {
    return initialPrefix > 0 && (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code) : beforeContentChunk(code);
   }
   function beforeContentChunk(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) return effects.check(nonLazyContinuation, atNonLazyBreak, after)(code);
    effects.enter("codeFlowValue");
    return contentChunk(code);
   }
   function contentChunk(code) {
    if (code === null || (0, micromark_util_character.HP)(code)) {
     effects.exit("codeFlowValue");
     return beforeContentChunk(code);
    }
    effects.consume(code);
    return contentChunk;
   }
   function after(code) {
    effects.exit("codeFenced");
    return ok(code);
   }
   function tokenizeCloseStart(effects, ok, nok) {
    let size = 0;
    return startBefore;
    function startBefore(code) {
     effects.enter("lineEnding");
     effects.consume(code);
     effects.exit("lineEnding");
     return start;
    }
    function start(code) {
     effects.enter("codeFencedFence");
     return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : beforeSequenceClose(code);
    }
    function beforeSequenceClose(code) {
     if (code === marker) {
      effects.enter("codeFencedFenceSequence");
      return sequenceClose(code);
     }
     return nok(code);
    }
    function sequenceClose(code) {
     if (code === marker) {
      size++;
      effects.consume(code);
      return sequenceClose;
     }
     if (size >= sizeOpen) {
      effects.exit("codeFencedFenceSequence");
      return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, sequenceCloseAfter, "whitespace")(code) : sequenceCloseAfter(code);
     }
     return nok(code);
    }
    function sequenceCloseAfter(code) {
     if (code === null || (0, micromark_util_character.HP)(code)) {
      effects.exit("codeFencedFence");
      return ok(code);
     }
     return nok(code);
    }
   }
  }
  const characterEntities = {
   AElig: "Æ",
   AMP: "&",
   Aacute: "Á",
   Abreve: "Ă",
   Acirc: "Â",
   Acy: "А",
   Afr: "𝔄",
   Agrave: "À",
   Alpha: "Α",
   Amacr: "Ā",
   And: "⩓",
   Aogon: "Ą",
   Aopf: "𝔸",
   ApplyFunction: "⁡",
   Aring: "Å",
   Ascr: "𝒜",
   Assign: "≔",
   Atilde: "Ã",
   Auml: "Ä",
   Backslash: "∖",
   Barv: "⫧",
   Barwed: "⌆",
   Bcy: "Б",
   Because: "∵",
   Bernoullis: "ℬ",
   Beta: "Β",
   Bfr: "𝔅",
   Bopf: "𝔹",
   Breve: "˘",
   Bscr: "ℬ",
   Bumpeq: "≎",
   CHcy: "Ч",
   COPY: "©",
   Cacute: "Ć",
   Cap: "⋒",
   CapitalDifferentialD: "ⅅ",
   Cayleys: "ℭ",
   Ccaron: "Č",
   Ccedil: "Ç",
   Ccirc: "Ĉ",
   Cconint: "∰",
   Cdot: "Ċ",
   Cedilla: "¸",
   CenterDot: "·",
   Cfr: "ℭ",
   Chi: "Χ",
   CircleDot: "⊙",
   CircleMinus: "⊖",
   CirclePlus: "⊕",
   CircleTimes: "⊗",
   ClockwiseContourIntegral: "∲",
   CloseCurlyDoubleQuote: "”",
   CloseCurlyQuote: "’",
   Colon: "∷",
   Colone: "⩴",
   Congruent: "≡",
   Conint: "∯",
   ContourIntegral: "∮",
   Copf: "ℂ",
   Coproduct: "∐",
   CounterClockwiseContourIntegral: "∳",
   Cross: "⨯",
   Cscr: "𝒞",
   Cup: "⋓",
   CupCap: "≍",
   DD: "ⅅ",
   DDotrahd: "⤑",
   DJcy: "Ђ",
   DScy: "Ѕ",
   DZcy: "Џ",
   Dagger: "‡",
   Darr: "↡",
   Dashv: "⫤",
   Dcaron: "Ď",
   Dcy: "Д",
   Del: "∇",
   Delta: "Δ",
   Dfr: "𝔇",
   DiacriticalAcute: "´",
   DiacriticalDot: "˙",
   DiacriticalDoubleAcute: "˝",
   DiacriticalGrave: "`",
   DiacriticalTilde: "˜",
   Diamond: "⋄",
   DifferentialD: "ⅆ",
   Dopf: "𝔻",
   Dot: "¨",
   DotDot: "⃜",
   DotEqual: "≐",
   DoubleContourIntegral: "∯",
   DoubleDot: "¨",
   DoubleDownArrow: "⇓",
   DoubleLeftArrow: "⇐",
   DoubleLeftRightArrow: "⇔",
   DoubleLeftTee: "⫤",
   DoubleLongLeftArrow: "⟸",
   DoubleLongLeftRightArrow: "⟺",
   DoubleLongRightArrow: "⟹",
   DoubleRightArrow: "⇒",
   DoubleRightTee: "⊨",
   DoubleUpArrow: "⇑",
   DoubleUpDownArrow: "⇕",
   DoubleVerticalBar: "∥",
   DownArrow: "↓",
   DownArrowBar: "⤓",
   DownArrowUpArrow: "⇵",
   DownBreve: "̑",
   DownLeftRightVector: "⥐",
   DownLeftTeeVector: "⥞",
   DownLeftVector: "↽",
   DownLeftVectorBar: "⥖",
   DownRightTeeVector: "⥟",
   DownRightVector: "⇁",
   DownRightVectorBar: "⥗",
   DownTee: "⊤",
   DownTeeArrow: "↧",
   Downarrow: "⇓",
   Dscr: "𝒟",
   Dstrok: "Đ",
   ENG: "Ŋ",
   ETH: "Ð",
   Eacute: "É",
   Ecaron: "Ě",
   Ecirc: "Ê",
   Ecy: "Э",
   Edot: "Ė",
   Efr: "𝔈",
   Egrave: "È",
   Element: "∈",
   Emacr: "Ē",
   EmptySmallSquare: "◻",
   EmptyVerySmallSquare: "▫",
   Eogon: "Ę",
   Eopf: "𝔼",
   Epsilon: "Ε",
   Equal: "⩵",
   EqualTilde: "≂",
   Equilibrium: "⇌",
   Escr: "ℰ",
   Esim: "⩳",
   Eta: "Η",
   Euml: "Ë",
   Exists: "∃",
   ExponentialE: "ⅇ",
   Fcy: "Ф",
   Ffr: "𝔉",
   FilledSmallSquare: "◼",
   FilledVerySmallSquare: "▪",
   Fopf: "𝔽",
   ForAll: "∀",
   Fouriertrf: "ℱ",
   Fscr: "ℱ",
   GJcy: "Ѓ",
   GT: ">",
   Gamma: "Γ",
   Gammad: "Ϝ",
   Gbreve: "Ğ",
   Gcedil: "Ģ",
   Gcirc: "Ĝ",
   Gcy: "Г",
   Gdot: "Ġ",
   Gfr: "𝔊",
   Gg: "⋙",
   Gopf: "𝔾",
   GreaterEqual: "≥",
   GreaterEqualLess: "⋛",
   GreaterFullEqual: "≧",
   GreaterGreater: "⪢",
   GreaterLess: "≷",
   GreaterSlantEqual: "⩾",
   GreaterTilde: "≳",
   Gscr: "𝒢",
   Gt: "≫",
   HARDcy: "Ъ",
   Hacek: "ˇ",
   Hat: "^",
   Hcirc: "Ĥ",
   Hfr: "ℌ",
   HilbertSpace: "ℋ",
   Hopf: "ℍ",
   HorizontalLine: "─",
   Hscr: "ℋ",
   Hstrok: "Ħ",
   HumpDownHump: "≎",
   HumpEqual: "≏",
   IEcy: "Е",
   IJlig: "Ĳ",
   IOcy: "Ё",
   Iacute: "Í",
   Icirc: "Î",
   Icy: "И",
   Idot: "İ",
   Ifr: "ℑ",
   Igrave: "Ì",
   Im: "ℑ",
   Imacr: "Ī",
   ImaginaryI: "ⅈ",
   Implies: "⇒",
   Int: "∬",
   Integral: "∫",
   Intersection: "⋂",
   InvisibleComma: "⁣",
   InvisibleTimes: "⁢",
   Iogon: "Į",
   Iopf: "𝕀",
   Iota: "Ι",
   Iscr: "ℐ",
   Itilde: "Ĩ",
   Iukcy: "І",
   Iuml: "Ï",
   Jcirc: "Ĵ",
   Jcy: "Й",
   Jfr: "𝔍",
   Jopf: "𝕁",
   Jscr: "𝒥",
   Jsercy: "Ј",
   Jukcy: "Є",
   KHcy: "Х",
   KJcy: "Ќ",
   Kappa: "Κ",
   Kcedil: "Ķ",
   Kcy: "К",
   Kfr: "𝔎",
   Kopf: "𝕂",
   Kscr: "𝒦",
   LJcy: "Љ",
   LT: "<",
   Lacute: "Ĺ",
   Lambda: "Λ",
   Lang: "⟪",
   Laplacetrf: "ℒ",
   Larr: "↞",
   Lcaron: "Ľ",
   Lcedil: "Ļ",
   Lcy: "Л",
   LeftAngleBracket: "⟨",
   LeftArrow: "←",
   LeftArrowBar: "⇤",
   LeftArrowRightArrow: "⇆",
   LeftCeiling: "⌈",
   LeftDoubleBracket: "⟦",
   LeftDownTeeVector: "⥡",
   LeftDownVector: "⇃",
   LeftDownVectorBar: "⥙",
   LeftFloor: "⌊",
   LeftRightArrow: "↔",
   LeftRightVector: "⥎",
   LeftTee: "⊣",
   LeftTeeArrow: "↤",
   LeftTeeVector: "⥚",
   LeftTriangle: "⊲",
   LeftTriangleBar: "⧏",
   LeftTriangleEqual: "⊴",
   LeftUpDownVector: "⥑",
   LeftUpTeeVector: "⥠",
   LeftUpVector: "↿",
   LeftUpVectorBar: "⥘",
   LeftVector: "↼",
   LeftVectorBar: "⥒",
   Leftarrow: "⇐",
   Leftrightarrow: "⇔",
   LessEqualGreater: "⋚",
   LessFullEqual: "≦",
   LessGreater: "≶",
   LessLess: "⪡",
   LessSlantEqual: "⩽",
   LessTilde: "≲",
   Lfr: "𝔏",
   Ll: "⋘",
   Lleftarrow: "⇚",
   Lmidot: "Ŀ",
   LongLeftArrow: "⟵",
   LongLeftRightArrow: "⟷",
   LongRightArrow: "⟶",
   Longleftarrow: "⟸",
   Longleftrightarrow: "⟺",
   Longrightarrow: "⟹",
   Lopf: "𝕃",
   LowerLeftArrow: "↙",
   LowerRightArrow: "↘",
   Lscr: "ℒ",
   Lsh: "↰",
   Lstrok: "Ł",
   Lt: "≪",
   Map: "⤅",
   Mcy: "М",
   MediumSpace: " ",
   Mellintrf: "ℳ",
   Mfr: "𝔐",
   MinusPlus: "∓",
   Mopf: "𝕄",
   Mscr: "ℳ",
   Mu: "Μ",
   NJcy: "Њ",
   Nacute: "Ń",
   Ncaron: "Ň",
   Ncedil: "Ņ",
   Ncy: "Н",
   NegativeMediumSpace: "​",
   NegativeThickSpace: "​",
   NegativeThinSpace: "​",
   NegativeVeryThinSpace: "​",
   NestedGreaterGreater: "≫",
   NestedLessLess: "≪",
   NewLine: "\n",
   Nfr: "𝔑",
   NoBreak: "⁠",
   NonBreakingSpace: " ",
   Nopf: "ℕ",
   Not: "⫬",
   NotCongruent: "≢",
   NotCupCap: "≭",
   NotDoubleVerticalBar: "∦",
   NotElement: "∉",
   NotEqual: "≠",
   NotEqualTilde: "≂̸",
   NotExists: "∄",
   NotGreater: "≯",
   NotGreaterEqual: "≱",
   NotGreaterFullEqual: "≧̸",
   NotGreaterGreater: "≫̸",
   NotGreaterLess: "≹",
   NotGreaterSlantEqual: "⩾̸",
   NotGreaterTilde: "≵",
   NotHumpDownHump: "≎̸",
   NotHumpEqual: "≏̸",
   NotLeftTriangle: "⋪",
   NotLeftTriangleBar: "⧏̸",
   NotLeftTriangleEqual: "⋬",
   NotLess: "≮",
   NotLessEqual: "≰",
   NotLessGreater: "≸",
   NotLessLess: "≪̸",
   NotLessSlantEqual: "⩽̸",
   NotLessTilde: "≴",
   NotNestedGreaterGreater: "⪢̸",
   NotNestedLessLess: "⪡̸",
   NotPrecedes: "⊀",
   NotPrecedesEqual: "⪯̸",
   NotPrecedesSlantEqual: "⋠",
   NotReverseElement: "∌",
   NotRightTriangle: "⋫",
   NotRightTriangleBar: "⧐̸",
   NotRightTriangleEqual: "⋭",
   NotSquareSubset: "⊏̸",
   NotSquareSubsetEqual: "⋢",
   NotSquareSuperset: "⊐̸",
   NotSquareSupersetEqual: "⋣",
   NotSubset: "⊂⃒",
   NotSubsetEqual: "⊈",
   NotSucceeds: "⊁",
   NotSucceedsEqual: "⪰̸",
   NotSucceedsSlantEqual: "⋡",
   NotSucceedsTilde: "≿̸",
   NotSuperset: "⊃⃒",
   NotSupersetEqual: "⊉",
   NotTilde: "≁",
   NotTildeEqual: "≄",
   NotTildeFullEqual: "≇",
   NotTildeTilde: "≉",
   NotVerticalBar: "∤",
   Nscr: "𝒩",
   Ntilde: "Ñ",
   Nu: "Ν",
   OElig: "Œ",
   Oacute: "Ó",
   Ocirc: "Ô",
   Ocy: "О",
   Odblac: "Ő",
   Ofr: "𝔒",
   Ograve: "Ò",
   Omacr: "Ō",
   Omega: "Ω",
   Omicron: "Ο",
   Oopf: "𝕆",
   OpenCurlyDoubleQuote: "“",
   OpenCurlyQuote: "‘",
   Or: "⩔",
   Oscr: "𝒪",
   Oslash: "Ø",
   Otilde: "Õ",
   Otimes: "⨷",
   Ouml: "Ö",
   OverBar: "‾",
   OverBrace: "⏞",
   OverBracket: "⎴",
   OverParenthesis: "⏜",
   PartialD: "∂",
   Pcy: "П",
   Pfr: "𝔓",
   Phi: "Φ",
   Pi: "Π",
   PlusMinus: "±",
   Poincareplane: "ℌ",
   Popf: "ℙ",
   Pr: "⪻",
   Precedes: "≺",
   PrecedesEqual: "⪯",
   PrecedesSlantEqual: "≼",
   PrecedesTilde: "≾",
   Prime: "″",
   Product: "∏",
   Proportion: "∷",
   Proportional: "∝",
   Pscr: "𝒫",
   Psi: "Ψ",
   QUOT: '"',
   Qfr: "𝔔",
   Qopf: "ℚ",
   Qscr: "𝒬",
   RBarr: "⤐",
   REG: "®",
   Racute: "Ŕ",
   Rang: "⟫",
   Rarr: "↠",
   Rarrtl: "⤖",
   Rcaron: "Ř",
   Rcedil: "Ŗ",
   Rcy: "Р",
   Re: "ℜ",
   ReverseElement: "∋",
   ReverseEquilibrium: "⇋",
   ReverseUpEquilibrium: "⥯",
   Rfr: "ℜ",
   Rho: "Ρ",
   RightAngleBracket: "⟩",
   RightArrow: "→",
   RightArrowBar: "⇥",
   RightArrowLeftArrow: "⇄",
   RightCeiling: "⌉",
   RightDoubleBracket: "⟧",
   RightDownTeeVector: "⥝",
   RightDownVector: "⇂",
   RightDownVectorBar: "⥕",
   RightFloor: "⌋",
   RightTee: "⊢",
   RightTeeArrow: "↦",
   RightTeeVector: "⥛",
   RightTriangle: "⊳",
   RightTriangleBar: "⧐",
   RightTriangleEqual: "⊵",
   RightUpDownVector: "⥏",
   RightUpTeeVector: "⥜",
   RightUpVector: "↾",
   RightUpVectorBar: "⥔",
   RightVector: "⇀",
   RightVectorBar: "⥓",
   Rightarrow: "⇒",
   Ropf: "ℝ",
   RoundImplies: "⥰",
   Rrightarrow: "⇛",
   Rscr: "ℛ",
   Rsh: "↱",
   RuleDelayed: "⧴",
   SHCHcy: "Щ",
   SHcy: "Ш",
   SOFTcy: "Ь",
   Sacute: "Ś",
   Sc: "⪼",
   Scaron: "Š",
   Scedil: "Ş",
   Scirc: "Ŝ",
   Scy: "С",
   Sfr: "𝔖",
   ShortDownArrow: "↓",
   ShortLeftArrow: "←",
   ShortRightArrow: "→",
   ShortUpArrow: "↑",
   Sigma: "Σ",
   SmallCircle: "∘",
   Sopf: "𝕊",
   Sqrt: "√",
   Square: "□",
   SquareIntersection: "⊓",
   SquareSubset: "⊏",
   SquareSubsetEqual: "⊑",
   SquareSuperset: "⊐",
   SquareSupersetEqual: "⊒",
   SquareUnion: "⊔",
   Sscr: "𝒮",
   Star: "⋆",
   Sub: "⋐",
   Subset: "⋐",
   SubsetEqual: "⊆",
   Succeeds: "≻",
   SucceedsEqual: "⪰",
   SucceedsSlantEqual: "≽",
   SucceedsTilde: "≿",
   SuchThat: "∋",
   Sum: "∑",
   Sup: "⋑",
   Superset: "⊃",
   SupersetEqual: "⊇",
   Supset: "⋑",
   THORN: "Þ",
   TRADE: "™",
   TSHcy: "Ћ",
   TScy: "Ц",
   Tab: "\t",
   Tau: "Τ",
   Tcaron: "Ť",
   Tcedil: "Ţ",
   Tcy: "Т",
   Tfr: "𝔗",
   Therefore: "∴",
   Theta: "Θ",
   ThickSpace: "  ",
   ThinSpace: " ",
   Tilde: "∼",
   TildeEqual: "≃",
   TildeFullEqual: "≅",
   TildeTilde: "≈",
   Topf: "𝕋",
   TripleDot: "⃛",
   Tscr: "𝒯",
   Tstrok: "Ŧ",
   Uacute: "Ú",
   Uarr: "↟",
   Uarrocir: "⥉",
   Ubrcy: "Ў",
   Ubreve: "Ŭ",
   Ucirc: "Û",
   Ucy: "У",
   Udblac: "Ű",
   Ufr: "𝔘",
   Ugrave: "Ù",
   Umacr: "Ū",
   UnderBar: "_",
   UnderBrace: "⏟",
   UnderBracket: "⎵",
   UnderParenthesis: "⏝",
   Union: "⋃",
   UnionPlus: "⊎",
   Uogon: "Ų",
   Uopf: "𝕌",
   UpArrow: "↑",
   UpArrowBar: "⤒",
   UpArrowDownArrow: "⇅",
   UpDownArrow: "↕",
   UpEquilibrium: "⥮",
   UpTee: "⊥",
   UpTeeArrow: "↥",
   Uparrow: "⇑",
   Updownarrow: "⇕",
   UpperLeftArrow: "↖",
   UpperRightArrow: "↗",
   Upsi: "ϒ",
   Upsilon: "Υ",
   Uring: "Ů",
   Uscr: "𝒰",
   Utilde: "Ũ",
   Uuml: "Ü",
   VDash: "⊫",
   Vbar: "⫫",
   Vcy: "В",
   Vdash: "⊩",
   Vdashl: "⫦",
   Vee: "⋁",
   Verbar: "‖",
   Vert: "‖",
   VerticalBar: "∣",
   VerticalLine: "|",
   VerticalSeparator: "❘",
   VerticalTilde: "≀",
   VeryThinSpace: " ",
   Vfr: "𝔙",
   Vopf: "𝕍",
   Vscr: "𝒱",
   Vvdash: "⊪",
   Wcirc: "Ŵ",
   Wedge: "⋀",
   Wfr: "𝔚",
   Wopf: "𝕎",
   Wscr: "𝒲",
   Xfr: "𝔛",
   Xi: "Ξ",
   Xopf: "𝕏",
   Xscr: "𝒳",
   YAcy: "Я",
   YIcy: "Ї",
   YUcy: "Ю",
   Yacute: "Ý",
   Ycirc: "Ŷ",
   Ycy: "Ы",
   Yfr: "𝔜",
   Yopf: "𝕐",
   Yscr: "𝒴",
   Yuml: "Ÿ",
   ZHcy: "Ж",
   Zacute: "Ź",
   Zcaron: "Ž",
   Zcy: "З",
   Zdot: "Ż",
   ZeroWidthSpace: "​",
   Zeta: "Ζ",
   Zfr: "ℨ",
   Zopf: "ℤ",
   Zscr: "𝒵",
   aacute: "á",
   abreve: "ă",
   ac: "∾",
   acE: "∾̳",
   acd: "∿",
   acirc: "â",
   acute: "´",
   acy: "а",
   aelig: "æ",
   af: "⁡",
   afr: "𝔞",
   agrave: "à",
   alefsym: "ℵ",
   aleph: "ℵ",
   alpha: "α",
   amacr: "ā",
   amalg: "⨿",
   amp: "&",
   and: "∧",
   andand: "⩕",
   andd: "⩜",
   andslope: "⩘",
   andv: "⩚",
   ang: "∠",
   ange: "⦤",
   angle: "∠",
   angmsd: "∡",
   angmsdaa: "⦨",
   angmsdab: "⦩",
   angmsdac: "⦪",
   angmsdad: "⦫",
   angmsdae: "⦬",
   angmsdaf: "⦭",
   angmsdag: "⦮",
   angmsdah: "⦯",
   angrt: "∟",
   angrtvb: "⊾",
   angrtvbd: "⦝",
   angsph: "∢",
   angst: "Å",
   angzarr: "⍼",
   aogon: "ą",
   aopf: "𝕒",
   ap: "≈",
   apE: "⩰",
   apacir: "⩯",
   ape: "≊",
   apid: "≋",
   apos: "'",
   approx: "≈",
   approxeq: "≊",
   aring: "å",
   ascr: "𝒶",
   ast: "*",
   asymp: "≈",
   asympeq: "≍",
   atilde: "ã",
   auml: "ä",
   awconint: "∳",
   awint: "⨑",
   bNot: "⫭",
   backcong: "≌",
   backepsilon: "϶",
   backprime: "‵",
   backsim: "∽",
   backsimeq: "⋍",
   barvee: "⊽",
   barwed: "⌅",
   barwedge: "⌅",
   bbrk: "⎵",
   bbrktbrk: "⎶",
   bcong: "≌",
   bcy: "б",
   bdquo: "„",
   becaus: "∵",
   because: "∵",
   bemptyv: "⦰",
   bepsi: "϶",
   bernou: "ℬ",
   beta: "β",
   beth: "ℶ",
   between: "≬",
   bfr: "𝔟",
   bigcap: "⋂",
   bigcirc: "◯",
   bigcup: "⋃",
   bigodot: "⨀",
   bigoplus: "⨁",
   bigotimes: "⨂",
   bigsqcup: "⨆",
   bigstar: "★",
   bigtriangledown: "▽",
   bigtriangleup: "△",
   biguplus: "⨄",
   bigvee: "⋁",
   bigwedge: "⋀",
   bkarow: "⤍",
   blacklozenge: "⧫",
   blacksquare: "▪",
   blacktriangle: "▴",
   blacktriangledown: "▾",
   blacktriangleleft: "◂",
   blacktriangleright: "▸",
   blank: "␣",
   blk12: "▒",
   blk14: "░",
   blk34: "▓",
   block: "█",
   bne: "=⃥",
   bnequiv: "≡⃥",
   bnot: "⌐",
   bopf: "𝕓",
   bot: "⊥",
   bottom: "⊥",
   bowtie: "⋈",
   boxDL: "╗",
   boxDR: "╔",
   boxDl: "╖",
   boxDr: "╓",
   boxH: "═",
   boxHD: "╦",
   boxHU: "╩",
   boxHd: "╤",
   boxHu: "╧",
   boxUL: "╝",
   boxUR: "╚",
   boxUl: "╜",
   boxUr: "╙",
   boxV: "║",
   boxVH: "╬",
   boxVL: "╣",
   boxVR: "╠",
   boxVh: "╫",
   boxVl: "╢",
   boxVr: "╟",
   boxbox: "⧉",
   boxdL: "╕",
   boxdR: "╒",
   boxdl: "┐",
   boxdr: "┌",
   boxh: "─",
   boxhD: "╥",
   boxhU: "╨",
   boxhd: "┬",
   boxhu: "┴",
   boxminus: "⊟",
   boxplus: "⊞",
   boxtimes: "⊠",
   boxuL: "╛",
   boxuR: "╘",
   boxul: "┘",
   boxur: "└",
   boxv: "│",
   boxvH: "╪",
   boxvL: "╡",
   boxvR: "╞",
   boxvh: "┼",
   boxvl: "┤",
   boxvr: "├",
   bprime: "‵",
   breve: "˘",
   brvbar: "¦",
   bscr: "𝒷",
   bsemi: "⁏",
   bsim: "∽",
   bsime: "⋍",
   bsol: "\\",
   bsolb: "⧅",
   bsolhsub: "⟈",
   bull: "•",
   bullet: "•",
   bump: "≎",
   bumpE: "⪮",
   bumpe: "≏",
   bumpeq: "≏",
   cacute: "ć",
   cap: "∩",
   capand: "⩄",
   capbrcup: "⩉",
   capcap: "⩋",
   capcup: "⩇",
   capdot: "⩀",
   caps: "∩︀",
   caret: "⁁",
   caron: "ˇ",
   ccaps: "⩍",
   ccaron: "č",
   ccedil: "ç",
   ccirc: "ĉ",
   ccups: "⩌",
   ccupssm: "⩐",
   cdot: "ċ",
   cedil: "¸",
   cemptyv: "⦲",
   cent: "¢",
   centerdot: "·",
   cfr: "𝔠",
   chcy: "ч",
   check: "✓",
   checkmark: "✓",
   chi: "χ",
   cir: "○",
   cirE: "⧃",
   circ: "ˆ",
   circeq: "≗",
   circlearrowleft: "↺",
   circlearrowright: "↻",
   circledR: "®",
   circledS: "Ⓢ",
   circledast: "⊛",
   circledcirc: "⊚",
   circleddash: "⊝",
   cire: "≗",
   cirfnint: "⨐",
   cirmid: "⫯",
   cirscir: "⧂",
   clubs: "♣",
   clubsuit: "♣",
   colon: ":",
   colone: "≔",
   coloneq: "≔",
   comma: ",",
   commat: "@",
   comp: "∁",
   compfn: "∘",
   complement: "∁",
   complexes: "ℂ",
   cong: "≅",
   congdot: "⩭",
   conint: "∮",
   copf: "𝕔",
   coprod: "∐",
   copy: "©",
   copysr: "℗",
   crarr: "↵",
   cross: "✗",
   cscr: "𝒸",
   csub: "⫏",
   csube: "⫑",
   csup: "⫐",
   csupe: "⫒",
   ctdot: "⋯",
   cudarrl: "⤸",
   cudarrr: "⤵",
   cuepr: "⋞",
   cuesc: "⋟",
   cularr: "↶",
   cularrp: "⤽",
   cup: "∪",
   cupbrcap: "⩈",
   cupcap: "⩆",
   cupcup: "⩊",
   cupdot: "⊍",
   cupor: "⩅",
   cups: "∪︀",
   curarr: "↷",
   curarrm: "⤼",
   curlyeqprec: "⋞",
   curlyeqsucc: "⋟",
   curlyvee: "⋎",
   curlywedge: "⋏",
   curren: "¤",
   curvearrowleft: "↶",
   curvearrowright: "↷",
   cuvee: "⋎",
   cuwed: "⋏",
   cwconint: "∲",
   cwint: "∱",
   cylcty: "⌭",
   dArr: "⇓",
   dHar: "⥥",
   dagger: "†",
   daleth: "ℸ",
   darr: "↓",
   dash: "‐",
   dashv: "⊣",
   dbkarow: "⤏",
   dblac: "˝",
   dcaron: "ď",
   dcy: "д",
   dd: "ⅆ",
   ddagger: "‡",
   ddarr: "⇊",
   ddotseq: "⩷",
   deg: "°",
   delta: "δ",
   demptyv: "⦱",
   dfisht: "⥿",
   dfr: "𝔡",
   dharl: "⇃",
   dharr: "⇂",
   diam: "⋄",
   diamond: "⋄",
   diamondsuit: "♦",
   diams: "♦",
   die: "¨",
   digamma: "ϝ",
   disin: "⋲",
   div: "÷",
   divide: "÷",
   divideontimes: "⋇",
   divonx: "⋇",
   djcy: "ђ",
   dlcorn: "⌞",
   dlcrop: "⌍",
   dollar: "$",
   dopf: "𝕕",
   dot: "˙",
   doteq: "≐",
   doteqdot: "≑",
   dotminus: "∸",
   dotplus: "∔",
   dotsquare: "⊡",
   doublebarwedge: "⌆",
   downarrow: "↓",
   downdownarrows: "⇊",
   downharpoonleft: "⇃",
   downharpoonright: "⇂",
   drbkarow: "⤐",
   drcorn: "⌟",
   drcrop: "⌌",
   dscr: "𝒹",
   dscy: "ѕ",
   dsol: "⧶",
   dstrok: "đ",
   dtdot: "⋱",
   dtri: "▿",
   dtrif: "▾",
   duarr: "⇵",
   duhar: "⥯",
   dwangle: "⦦",
   dzcy: "џ",
   dzigrarr: "⟿",
   eDDot: "⩷",
   eDot: "≑",
   eacute: "é",
   easter: "⩮",
   ecaron: "ě",
   ecir: "≖",
   ecirc: "ê",
   ecolon: "≕",
   ecy: "э",
   edot: "ė",
   ee: "ⅇ",
   efDot: "≒",
   efr: "𝔢",
   eg: "⪚",
   egrave: "è",
   egs: "⪖",
   egsdot: "⪘",
   el: "⪙",
   elinters: "⏧",
   ell: "ℓ",
   els: "⪕",
   elsdot: "⪗",
   emacr: "ē",
   empty: "∅",
   emptyset: "∅",
   emptyv: "∅",
   emsp13: " ",
   emsp14: " ",
   emsp: " ",
   eng: "ŋ",
   ensp: " ",
   eogon: "ę",
   eopf: "𝕖",
   epar: "⋕",
   eparsl: "⧣",
   eplus: "⩱",
   epsi: "ε",
   epsilon: "ε",
   epsiv: "ϵ",
   eqcirc: "≖",
   eqcolon: "≕",
   eqsim: "≂",
   eqslantgtr: "⪖",
   eqslantless: "⪕",
   equals: "=",
   equest: "≟",
   equiv: "≡",
   equivDD: "⩸",
   eqvparsl: "⧥",
   erDot: "≓",
   erarr: "⥱",
   escr: "ℯ",
   esdot: "≐",
   esim: "≂",
   eta: "η",
   eth: "ð",
   euml: "ë",
   euro: "€",
   excl: "!",
   exist: "∃",
   expectation: "ℰ",
   exponentiale: "ⅇ",
   fallingdotseq: "≒",
   fcy: "ф",
   female: "♀",
   ffilig: "ﬃ",
   fflig: "ﬀ",
   ffllig: "ﬄ",
   ffr: "𝔣",
   filig: "ﬁ",
   fjlig: "fj",
   flat: "♭",
   fllig: "ﬂ",
   fltns: "▱",
   fnof: "ƒ",
   fopf: "𝕗",
   forall: "∀",
   fork: "⋔",
   forkv: "⫙",
   fpartint: "⨍",
   frac12: "½",
   frac13: "⅓",
   frac14: "¼",
   frac15: "⅕",
   frac16: "⅙",
   frac18: "⅛",
   frac23: "⅔",
   frac25: "⅖",
   frac34: "¾",
   frac35: "⅗",
   frac38: "⅜",
   frac45: "⅘",
   frac56: "⅚",
   frac58: "⅝",
   frac78: "⅞",
   frasl: "⁄",
   frown: "⌢",
   fscr: "𝒻",
   gE: "≧",
   gEl: "⪌",
   gacute: "ǵ",
   gamma: "γ",
   gammad: "ϝ",
   gap: "⪆",
   gbreve: "ğ",
   gcirc: "ĝ",
   gcy: "г",
   gdot: "ġ",
   ge: "≥",
   gel: "⋛",
   geq: "≥",
   geqq: "≧",
   geqslant: "⩾",
   ges: "⩾",
   gescc: "⪩",
   gesdot: "⪀",
   gesdoto: "⪂",
   gesdotol: "⪄",
   gesl: "⋛︀",
   gesles: "⪔",
   gfr: "𝔤",
   gg: "≫",
   ggg: "⋙",
   gimel: "ℷ",
   gjcy: "ѓ",
   gl: "≷",
   glE: "⪒",
   gla: "⪥",
   glj: "⪤",
   gnE: "≩",
   gnap: "⪊",
   gnapprox: "⪊",
   gne: "⪈",
   gneq: "⪈",
   gneqq: "≩",
   gnsim: "⋧",
   gopf: "𝕘",
   grave: "`",
   gscr: "ℊ",
   gsim: "≳",
   gsime: "⪎",
   gsiml: "⪐",
   gt: ">",
   gtcc: "⪧",
   gtcir: "⩺",
   gtdot: "⋗",
   gtlPar: "⦕",
   gtquest: "⩼",
   gtrapprox: "⪆",
   gtrarr: "⥸",
   gtrdot: "⋗",
   gtreqless: "⋛",
   gtreqqless: "⪌",
   gtrless: "≷",
   gtrsim: "≳",
   gvertneqq: "≩︀",
   gvnE: "≩︀",
   hArr: "⇔",
   hairsp: " ",
   half: "½",
   hamilt: "ℋ",
   hardcy: "ъ",
   harr: "↔",
   harrcir: "⥈",
   harrw: "↭",
   hbar: "ℏ",
   hcirc: "ĥ",
   hearts: "♥",
   heartsuit: "♥",
   hellip: "…",
   hercon: "⊹",
   hfr: "𝔥",
   hksearow: "⤥",
   hkswarow: "⤦",
   hoarr: "⇿",
   homtht: "∻",
   hookleftarrow: "↩",
   hookrightarrow: "↪",
   hopf: "𝕙",
   horbar: "―",
   hscr: "𝒽",
   hslash: "ℏ",
   hstrok: "ħ",
   hybull: "⁃",
   hyphen: "‐",
   iacute: "í",
   ic: "⁣",
   icirc: "î",
   icy: "и",
   iecy: "е",
   iexcl: "¡",
   iff: "⇔",
   ifr: "𝔦",
   igrave: "ì",
   ii: "ⅈ",
   iiiint: "⨌",
   iiint: "∭",
   iinfin: "⧜",
   iiota: "℩",
   ijlig: "ĳ",
   imacr: "ī",
   image: "ℑ",
   imagline: "ℐ",
   imagpart: "ℑ",
   imath: "ı",
   imof: "⊷",
   imped: "Ƶ",
   in: "∈",
   incare: "℅",
   infin: "∞",
   infintie: "⧝",
   inodot: "ı",
   int: "∫",
   intcal: "⊺",
   integers: "ℤ",
   intercal: "⊺",
   intlarhk: "⨗",
   intprod: "⨼",
   iocy: "ё",
   iogon: "į",
   iopf: "𝕚",
   iota: "ι",
   iprod: "⨼",
   iquest: "¿",
   iscr: "𝒾",
   isin: "∈",
   isinE: "⋹",
   isindot: "⋵",
   isins: "⋴",
   isinsv: "⋳",
   isinv: "∈",
   it: "⁢",
   itilde: "ĩ",
   iukcy: "і",
   iuml: "ï",
   jcirc: "ĵ",
   jcy: "й",
   jfr: "𝔧",
   jmath: "ȷ",
   jopf: "𝕛",
   jscr: "𝒿",
   jsercy: "ј",
   jukcy: "є",
   kappa: "κ",
   kappav: "ϰ",
   kcedil: "ķ",
   kcy: "к",
   kfr: "𝔨",
   kgreen: "ĸ",
   khcy: "х",
   kjcy: "ќ",
   kopf: "𝕜",
   kscr: "𝓀",
   lAarr: "⇚",
   lArr: "⇐",
   lAtail: "⤛",
   lBarr: "⤎",
   lE: "≦",
   lEg: "⪋",
   lHar: "⥢",
   lacute: "ĺ",
   laemptyv: "⦴",
   lagran: "ℒ",
   lambda: "λ",
   lang: "⟨",
   langd: "⦑",
   langle: "⟨",
   lap: "⪅",
   laquo: "«",
   larr: "←",
   larrb: "⇤",
   larrbfs: "⤟",
   larrfs: "⤝",
   larrhk: "↩",
   larrlp: "↫",
   larrpl: "⤹",
   larrsim: "⥳",
   larrtl: "↢",
   lat: "⪫",
   latail: "⤙",
   late: "⪭",
   lates: "⪭︀",
   lbarr: "⤌",
   lbbrk: "❲",
   lbrace: "{",
   lbrack: "[",
   lbrke: "⦋",
   lbrksld: "⦏",
   lbrkslu: "⦍",
   lcaron: "ľ",
   lcedil: "ļ",
   lceil: "⌈",
   lcub: "{",
   lcy: "л",
   ldca: "⤶",
   ldquo: "“",
   ldquor: "„",
   ldrdhar: "⥧",
   ldrushar: "⥋",
   ldsh: "↲",
   le: "≤",
   leftarrow: "←",
   leftarrowtail: "↢",
   leftharpoondown: "↽",
   leftharpoonup: "↼",
   leftleftarrows: "⇇",
   leftrightarrow: "↔",
   leftrightarrows: "⇆",
   leftrightharpoons: "⇋",
   leftrightsquigarrow: "↭",
   leftthreetimes: "⋋",
   leg: "⋚",
   leq: "≤",
   leqq: "≦",
   leqslant: "⩽",
   les: "⩽",
   lescc: "⪨",
   lesdot: "⩿",
   lesdoto: "⪁",
   lesdotor: "⪃",
   lesg: "⋚︀",
   lesges: "⪓",
   lessapprox: "⪅",
   lessdot: "⋖",
   lesseqgtr: "⋚",
   lesseqqgtr: "⪋",
   lessgtr: "≶",
   lesssim: "≲",
   lfisht: "⥼",
   lfloor: "⌊",
   lfr: "𝔩",
   lg: "≶",
   lgE: "⪑",
   lhard: "↽",
   lharu: "↼",
   lharul: "⥪",
   lhblk: "▄",
   ljcy: "љ",
   ll: "≪",
   llarr: "⇇",
   llcorner: "⌞",
   llhard: "⥫",
   lltri: "◺",
   lmidot: "ŀ",
   lmoust: "⎰",
   lmoustache: "⎰",
   lnE: "≨",
   lnap: "⪉",
   lnapprox: "⪉",
   lne: "⪇",
   lneq: "⪇",
   lneqq: "≨",
   lnsim: "⋦",
   loang: "⟬",
   loarr: "⇽",
   lobrk: "⟦",
   longleftarrow: "⟵",
   longleftrightarrow: "⟷",
   longmapsto: "⟼",
   longrightarrow: "⟶",
   looparrowleft: "↫",
   looparrowright: "↬",
   lopar: "⦅",
   lopf: "𝕝",
   loplus: "⨭",
   lotimes: "⨴",
   lowast: "∗",
   lowbar: "_",
   loz: "◊",
   lozenge: "◊",
   lozf: "⧫",
   lpar: "(",
   lparlt: "⦓",
   lrarr: "⇆",
   lrcorner: "⌟",
   lrhar: "⇋",
   lrhard: "⥭",
   lrm: "‎",
   lrtri: "⊿",
   lsaquo: "‹",
   lscr: "𝓁",
   lsh: "↰",
   lsim: "≲",
   lsime: "⪍",
   lsimg: "⪏",
   lsqb: "[",
   lsquo: "‘",
   lsquor: "‚",
   lstrok: "ł",
   lt: "<",
   ltcc: "⪦",
   ltcir: "⩹",
   ltdot: "⋖",
   lthree: "⋋",
   ltimes: "⋉",
   ltlarr: "⥶",
   ltquest: "⩻",
   ltrPar: "⦖",
   ltri: "◃",
   ltrie: "⊴",
   ltrif: "◂",
   lurdshar: "⥊",
   luruhar: "⥦",
   lvertneqq: "≨︀",
   lvnE: "≨︀",
   mDDot: "∺",
   macr: "¯",
   male: "♂",
   malt: "✠",
   maltese: "✠",
   map: "↦",
   mapsto: "↦",
   mapstodown: "↧",
   mapstoleft: "↤",
   mapstoup: "↥",
   marker: "▮",
   mcomma: "⨩",
   mcy: "м",
   mdash: "—",
   measuredangle: "∡",
   mfr: "𝔪",
   mho: "℧",
   micro: "µ",
   mid: "∣",
   midast: "*",
   midcir: "⫰",
   middot: "·",
   minus: "−",
   minusb: "⊟",
   minusd: "∸",
   minusdu: "⨪",
   mlcp: "⫛",
   mldr: "…",
   mnplus: "∓",
   models: "⊧",
   mopf: "𝕞",
   mp: "∓",
   mscr: "𝓂",
   mstpos: "∾",
   mu: "μ",
   multimap: "⊸",
   mumap: "⊸",
   nGg: "⋙̸",
   nGt: "≫⃒",
   nGtv: "≫̸",
   nLeftarrow: "⇍",
   nLeftrightarrow: "⇎",
   nLl: "⋘̸",
   nLt: "≪⃒",
   nLtv: "≪̸",
   nRightarrow: "⇏",
   nVDash: "⊯",
   nVdash: "⊮",
   nabla: "∇",
   nacute: "ń",
   nang: "∠⃒",
   nap: "≉",
   napE: "⩰̸",
   napid: "≋̸",
   napos: "ŉ",
   napprox: "≉",
   natur: "♮",
   natural: "♮",
   naturals: "ℕ",
   nbsp: " ",
   nbump: "≎̸",
   nbumpe: "≏̸",
   ncap: "⩃",
   ncaron: "ň",
   ncedil: "ņ",
   ncong: "≇",
   ncongdot: "⩭̸",
   ncup: "⩂",
   ncy: "н",
   ndash: "–",
   ne: "≠",
   neArr: "⇗",
   nearhk: "⤤",
   nearr: "↗",
   nearrow: "↗",
   nedot: "≐̸",
   nequiv: "≢",
   nesear: "⤨",
   nesim: "≂̸",
   nexist: "∄",
   nexists: "∄",
   nfr: "𝔫",
   ngE: "≧̸",
   nge: "≱",
   ngeq: "≱",
   ngeqq: "≧̸",
   ngeqslant: "⩾̸",
   nges: "⩾̸",
   ngsim: "≵",
   ngt: "≯",
   ngtr: "≯",
   nhArr: "⇎",
   nharr: "↮",
   nhpar: "⫲",
   ni: "∋",
   nis: "⋼",
   nisd: "⋺",
   niv: "∋",
   njcy: "њ",
   nlArr: "⇍",
   nlE: "≦̸",
   nlarr: "↚",
   nldr: "‥",
   nle: "≰",
   nleftarrow: "↚",
   nleftrightarrow: "↮",
   nleq: "≰",
   nleqq: "≦̸",
   nleqslant: "⩽̸",
   nles: "⩽̸",
   nless: "≮",
   nlsim: "≴",
   nlt: "≮",
   nltri: "⋪",
   nltrie: "⋬",
   nmid: "∤",
   nopf: "𝕟",
   not: "¬",
   notin: "∉",
   notinE: "⋹̸",
   notindot: "⋵̸",
   notinva: "∉",
   notinvb: "⋷",
   notinvc: "⋶",
   notni: "∌",
   notniva: "∌",
   notnivb: "⋾",
   notnivc: "⋽",
   npar: "∦",
   nparallel: "∦",
   nparsl: "⫽⃥",
   npart: "∂̸",
   npolint: "⨔",
   npr: "⊀",
   nprcue: "⋠",
   npre: "⪯̸",
   nprec: "⊀",
   npreceq: "⪯̸",
   nrArr: "⇏",
   nrarr: "↛",
   nrarrc: "⤳̸",
   nrarrw: "↝̸",
   nrightarrow: "↛",
   nrtri: "⋫",
   nrtrie: "⋭",
   nsc: "⊁",
   nsccue: "⋡",
   nsce: "⪰̸",
   nscr: "𝓃",
   nshortmid: "∤",
   nshortparallel: "∦",
   nsim: "≁",
   nsime: "≄",
   nsimeq: "≄",
   nsmid: "∤",
   nspar: "∦",
   nsqsube: "⋢",
   nsqsupe: "⋣",
   nsub: "⊄",
   nsubE: "⫅̸",
   nsube: "⊈",
   nsubset: "⊂⃒",
   nsubseteq: "⊈",
   nsubseteqq: "⫅̸",
   nsucc: "⊁",
   nsucceq: "⪰̸",
   nsup: "⊅",
   nsupE: "⫆̸",
   nsupe: "⊉",
   nsupset: "⊃⃒",
   nsupseteq: "⊉",
   nsupseteqq: "⫆̸",
   ntgl: "≹",
   ntilde: "ñ",
   ntlg: "≸",
   ntriangleleft: "⋪",
   ntrianglelefteq: "⋬",
   ntriangleright: "⋫",
   ntrianglerighteq: "⋭",
   nu: "ν",
   num: "#",
   numero: "№",
   numsp: " ",
   nvDash: "⊭",
   nvHarr: "⤄",
   nvap: "≍⃒",
   nvdash: "⊬",
   nvge: "≥⃒",
   nvgt: ">⃒",
   nvinfin: "⧞",
   nvlArr: "⤂",
   nvle: "≤⃒",
   nvlt: "<⃒",
   nvltrie: "⊴⃒",
   nvrArr: "⤃",
   nvrtrie: "⊵⃒",
   nvsim: "∼⃒",
   nwArr: "⇖",
   nwarhk: "⤣",
   nwarr: "↖",
   nwarrow: "↖",
   nwnear: "⤧",
   oS: "Ⓢ",
   oacute: "ó",
   oast: "⊛",
   ocir: "⊚",
   ocirc: "ô",
   ocy: "о",
   odash: "⊝",
   odblac: "ő",
   odiv: "⨸",
   odot: "⊙",
   odsold: "⦼",
   oelig: "œ",
   ofcir: "⦿",
   ofr: "𝔬",
   ogon: "˛",
   ograve: "ò",
   ogt: "⧁",
   ohbar: "⦵",
   ohm: "Ω",
   oint: "∮",
   olarr: "↺",
   olcir: "⦾",
   olcross: "⦻",
   oline: "‾",
   olt: "⧀",
   omacr: "ō",
   omega: "ω",
   omicron: "ο",
   omid: "⦶",
   ominus: "⊖",
   oopf: "𝕠",
   opar: "⦷",
   operp: "⦹",
   oplus: "⊕",
   or: "∨",
   orarr: "↻",
   ord: "⩝",
   order: "ℴ",
   orderof: "ℴ",
   ordf: "ª",
   ordm: "º",
   origof: "⊶",
   oror: "⩖",
   orslope: "⩗",
   orv: "⩛",
   oscr: "ℴ",
   oslash: "ø",
   osol: "⊘",
   otilde: "õ",
   otimes: "⊗",
   otimesas: "⨶",
   ouml: "ö",
   ovbar: "⌽",
   par: "∥",
   para: "¶",
   parallel: "∥",
   parsim: "⫳",
   parsl: "⫽",
   part: "∂",
   pcy: "п",
   percnt: "%",
   period: ".",
   permil: "‰",
   perp: "⊥",
   pertenk: "‱",
   pfr: "𝔭",
   phi: "φ",
   phiv: "ϕ",
   phmmat: "ℳ",
   phone: "☎",
   pi: "π",
   pitchfork: "⋔",
   piv: "ϖ",
   planck: "ℏ",
   planckh: "ℎ",
   plankv: "ℏ",
   plus: "+",
   plusacir: "⨣",
   plusb: "⊞",
   pluscir: "⨢",
   plusdo: "∔",
   plusdu: "⨥",
   pluse: "⩲",
   plusmn: "±",
   plussim: "⨦",
   plustwo: "⨧",
   pm: "±",
   pointint: "⨕",
   popf: "𝕡",
   pound: "£",
   pr: "≺",
   prE: "⪳",
   prap: "⪷",
   prcue: "≼",
   pre: "⪯",
   prec: "≺",
   precapprox: "⪷",
   preccurlyeq: "≼",
   preceq: "⪯",
   precnapprox: "⪹",
   precneqq: "⪵",
   precnsim: "⋨",
   precsim: "≾",
   prime: "′",
   primes: "ℙ",
   prnE: "⪵",
   prnap: "⪹",
   prnsim: "⋨",
   prod: "∏",
   profalar: "⌮",
   profline: "⌒",
   profsurf: "⌓",
   prop: "∝",
   propto: "∝",
   prsim: "≾",
   prurel: "⊰",
   pscr: "𝓅",
   psi: "ψ",
   puncsp: " ",
   qfr: "𝔮",
   qint: "⨌",
   qopf: "𝕢",
   qprime: "⁗",
   qscr: "𝓆",
   quaternions: "ℍ",
   quatint: "⨖",
   quest: "?",
   questeq: "≟",
   quot: '"',
   rAarr: "⇛",
   rArr: "⇒",
   rAtail: "⤜",
   rBarr: "⤏",
   rHar: "⥤",
   race: "∽̱",
   racute: "ŕ",
   radic: "√",
   raemptyv: "⦳",
   rang: "⟩",
   rangd: "⦒",
   range: "⦥",
   rangle: "⟩",
   raquo: "»",
   rarr: "→",
   rarrap: "⥵",
   rarrb: "⇥",
   rarrbfs: "⤠",
   rarrc: "⤳",
   rarrfs: "⤞",
   rarrhk: "↪",
   rarrlp: "↬",
   rarrpl: "⥅",
   rarrsim: "⥴",
   rarrtl: "↣",
   rarrw: "↝",
   ratail: "⤚",
   ratio: "∶",
   rationals: "ℚ",
   rbarr: "⤍",
   rbbrk: "❳",
   rbrace: "}",
   rbrack: "]",
   rbrke: "⦌",
   rbrksld: "⦎",
   rbrkslu: "⦐",
   rcaron: "ř",
   rcedil: "ŗ",
   rceil: "⌉",
   rcub: "}",
   rcy: "р",
   rdca: "⤷",
   rdldhar: "⥩",
   rdquo: "”",
   rdquor: "”",
   rdsh: "↳",
   real: "ℜ",
   realine: "ℛ",
   realpart: "ℜ",
   reals: "ℝ",
   rect: "▭",
   reg: "®",
   rfisht: "⥽",
   rfloor: "⌋",
   rfr: "𝔯",
   rhard: "⇁",
   rharu: "⇀",
   rharul: "⥬",
   rho: "ρ",
   rhov: "ϱ",
   rightarrow: "→",
   rightarrowtail: "↣",
   rightharpoondown: "⇁",
   rightharpoonup: "⇀",
   rightleftarrows: "⇄",
   rightleftharpoons: "⇌",
   rightrightarrows: "⇉",
   rightsquigarrow: "↝",
   rightthreetimes: "⋌",
   ring: "˚",
   risingdotseq: "≓",
   rlarr: "⇄",
   rlhar: "⇌",
   rlm: "‏",
   rmoust: "⎱",
   rmoustache: "⎱",
   rnmid: "⫮",
   roang: "⟭",
   roarr: "⇾",
   robrk: "⟧",
   ropar: "⦆",
   ropf: "𝕣",
   roplus: "⨮",
   rotimes: "⨵",
   rpar: ")",
   rpargt: "⦔",
   rppolint: "⨒",
   rrarr: "⇉",
   rsaquo: "›",
   rscr: "𝓇",
   rsh: "↱",
   rsqb: "]",
   rsquo: "’",
   rsquor: "’",
   rthree: "⋌",
   rtimes: "⋊",
   rtri: "▹",
   rtrie: "⊵",
   rtrif: "▸",
   rtriltri: "⧎",
   ruluhar: "⥨",
   rx: "℞",
   sacute: "ś",
   sbquo: "‚",
   sc: "≻",
   scE: "⪴",
   scap: "⪸",
   scaron: "š",
   sccue: "≽",
   sce: "⪰",
   scedil: "ş",
   scirc: "ŝ",
   scnE: "⪶",
   scnap: "⪺",
   scnsim: "⋩",
   scpolint: "⨓",
   scsim: "≿",
   scy: "с",
   sdot: "⋅",
   sdotb: "⊡",
   sdote: "⩦",
   seArr: "⇘",
   searhk: "⤥",
   searr: "↘",
   searrow: "↘",
   sect: "§",
   semi: ";",
   seswar: "⤩",
   setminus: "∖",
   setmn: "∖",
   sext: "✶",
   sfr: "𝔰",
   sfrown: "⌢",
   sharp: "♯",
   shchcy: "щ",
   shcy: "ш",
   shortmid: "∣",
   shortparallel: "∥",
   shy: "­",
   sigma: "σ",
   sigmaf: "ς",
   sigmav: "ς",
   sim: "∼",
   simdot: "⩪",
   sime: "≃",
   simeq: "≃",
   simg: "⪞",
   simgE: "⪠",
   siml: "⪝",
   simlE: "⪟",
   simne: "≆",
   simplus: "⨤",
   simrarr: "⥲",
   slarr: "←",
   smallsetminus: "∖",
   smashp: "⨳",
   smeparsl: "⧤",
   smid: "∣",
   smile: "⌣",
   smt: "⪪",
   smte: "⪬",
   smtes: "⪬︀",
   softcy: "ь",
   sol: "/",
   solb: "⧄",
   solbar: "⌿",
   sopf: "𝕤",
   spades: "♠",
   spadesuit: "♠",
   spar: "∥",
   sqcap: "⊓",
   sqcaps: "⊓︀",
   sqcup: "⊔",
   sqcups: "⊔︀",
   sqsub: "⊏",
   sqsube: "⊑",
   sqsubset: "⊏",
   sqsubseteq: "⊑",
   sqsup: "⊐",
   sqsupe: "⊒",
   sqsupset: "⊐",
   sqsupseteq: "⊒",
   squ: "□",
   square: "□",
   squarf: "▪",
   squf: "▪",
   srarr: "→",
   sscr: "𝓈",
   ssetmn: "∖",
   ssmile: "⌣",
   sstarf: "⋆",
   star: "☆",
   starf: "★",
   straightepsilon: "ϵ",
   straightphi: "ϕ",
   strns: "¯",
   sub: "⊂",
   subE: "⫅",
   subdot: "⪽",
   sube: "⊆",
   subedot: "⫃",
   submult: "⫁",
   subnE: "⫋",
   subne: "⊊",
   subplus: "⪿",
   subrarr: "⥹",
   subset: "⊂",
   subseteq: "⊆",
   subseteqq: "⫅",
   subsetneq: "⊊",
   subsetneqq: "⫋",
   subsim: "⫇",
   subsub: "⫕",
   subsup: "⫓",
   succ: "≻",
   succapprox: "⪸",
   succcurlyeq: "≽",
   succeq: "⪰",
   succnapprox: "⪺",
   succneqq: "⪶",
   succnsim: "⋩",
   succsim: "≿",
   sum: "∑",
   sung: "♪",
   sup1: "¹",
   sup2: "²",
   sup3: "³",
   sup: "⊃",
   supE: "⫆",
   supdot: "⪾",
   supdsub: "⫘",
   supe: "⊇",
   supedot: "⫄",
   suphsol: "⟉",
   suphsub: "⫗",
   suplarr: "⥻",
   supmult: "⫂",
   supnE: "⫌",
   supne: "⊋",
   supplus: "⫀",
   supset: "⊃",
   supseteq: "⊇",
   supseteqq: "⫆",
   supsetneq: "⊋",
   supsetneqq: "⫌",
   supsim: "⫈",
   supsub: "⫔",
   supsup: "⫖",
   swArr: "⇙",
   swarhk: "⤦",
   swarr: "↙",
   swarrow: "↙",
   swnwar: "⤪",
   szlig: "ß",
   target: "⌖",
   tau: "τ",
   tbrk: "⎴",
   tcaron: "ť",
   tcedil: "ţ",
   tcy: "т",
   tdot: "⃛",
   telrec: "⌕",
   tfr: "𝔱",
   there4: "∴",
   therefore: "∴",
   theta: "θ",
   thetasym: "ϑ",
   thetav: "ϑ",
   thickapprox: "≈",
   thicksim: "∼",
   thinsp: " ",
   thkap: "≈",
   thksim: "∼",
   thorn: "þ",
   tilde: "˜",
   times: "×",
   timesb: "⊠",
   timesbar: "⨱",
   timesd: "⨰",
   tint: "∭",
   toea: "⤨",
   top: "⊤",
   topbot: "⌶",
   topcir: "⫱",
   topf: "𝕥",
   topfork: "⫚",
   tosa: "⤩",
   tprime: "‴",
   trade: "™",
   triangle: "▵",
   triangledown: "▿",
   triangleleft: "◃",
   trianglelefteq: "⊴",
   triangleq: "≜",
   triangleright: "▹",
   trianglerighteq: "⊵",
   tridot: "◬",
   trie: "≜",
   triminus: "⨺",
   triplus: "⨹",
   trisb: "⧍",
   tritime: "⨻",
   trpezium: "⏢",
   tscr: "𝓉",
   tscy: "ц",
   tshcy: "ћ",
   tstrok: "ŧ",
   twixt: "≬",
   twoheadleftarrow: "↞",
   twoheadrightarrow: "↠",
   uArr: "⇑",
   uHar: "⥣",
   uacute: "ú",
   uarr: "↑",
   ubrcy: "ў",
   ubreve: "ŭ",
   ucirc: "û",
   ucy: "у",
   udarr: "⇅",
   udblac: "ű",
   udhar: "⥮",
   ufisht: "⥾",
   ufr: "𝔲",
   ugrave: "ù",
   uharl: "↿",
   uharr: "↾",
   uhblk: "▀",
   ulcorn: "⌜",
   ulcorner: "⌜",
   ulcrop: "⌏",
   ultri: "◸",
   umacr: "ū",
   uml: "¨",
   uogon: "ų",
   uopf: "𝕦",
   uparrow: "↑",
   updownarrow: "↕",
   upharpoonleft: "↿",
   upharpoonright: "↾",
   uplus: "⊎",
   upsi: "υ",
   upsih: "ϒ",
   upsilon: "υ",
   upuparrows: "⇈",
   urcorn: "⌝",
   urcorner: "⌝",
   urcrop: "⌎",
   uring: "ů",
   urtri: "◹",
   uscr: "𝓊",
   utdot: "⋰",
   utilde: "ũ",
   utri: "▵",
   utrif: "▴",
   uuarr: "⇈",
   uuml: "ü",
   uwangle: "⦧",
   vArr: "⇕",
   vBar: "⫨",
   vBarv: "⫩",
   vDash: "⊨",
   vangrt: "⦜",
   varepsilon: "ϵ",
   varkappa: "ϰ",
   varnothing: "∅",
   varphi: "ϕ",
   varpi: "ϖ",
   varpropto: "∝",
   varr: "↕",
   varrho: "ϱ",
   varsigma: "ς",
   varsubsetneq: "⊊︀",
   varsubsetneqq: "⫋︀",
   varsupsetneq: "⊋︀",
   varsupsetneqq: "⫌︀",
   vartheta: "ϑ",
   vartriangleleft: "⊲",
   vartriangleright: "⊳",
   vcy: "в",
   vdash: "⊢",
   vee: "∨",
   veebar: "⊻",
   veeeq: "≚",
   vellip: "⋮",
   verbar: "|",
   vert: "|",
   vfr: "𝔳",
   vltri: "⊲",
   vnsub: "⊂⃒",
   vnsup: "⊃⃒",
   vopf: "𝕧",
   vprop: "∝",
   vrtri: "⊳",
   vscr: "𝓋",
   vsubnE: "⫋︀",
   vsubne: "⊊︀",
   vsupnE: "⫌︀",
   vsupne: "⊋︀",
   vzigzag: "⦚",
   wcirc: "ŵ",
   wedbar: "⩟",
   wedge: "∧",
   wedgeq: "≙",
   weierp: "℘",
   wfr: "𝔴",
   wopf: "𝕨",
   wp: "℘",
   wr: "≀",
   wreath: "≀",
   wscr: "𝓌",
   xcap: "⋂",
   xcirc: "◯",
   xcup: "⋃",
   xdtri: "▽",
   xfr: "𝔵",
   xhArr: "⟺",
   xharr: "⟷",
   xi: "ξ",
   xlArr: "⟸",
   xlarr: "⟵",
   xmap: "⟼",
   xnis: "⋻",
   xodot: "⨀",
   xopf: "𝕩",
   xoplus: "⨁",
   xotime: "⨂",
   xrArr: "⟹",
   xrarr: "⟶",
   xscr: "𝓍",
   xsqcup: "⨆",
   xuplus: "⨄",
   xutri: "△",
   xvee: "⋁",
   xwedge: "⋀",
   yacute: "ý",
   yacy: "я",
   ycirc: "ŷ",
   ycy: "ы",
   yen: "¥",
   yfr: "𝔶",
   yicy: "ї",
   yopf: "𝕪",
   yscr: "𝓎",
   yucy: "ю",
   yuml: "ÿ",
   zacute: "ź",
   zcaron: "ž",
   zcy: "з",
   zdot: "ż",
   zeetrf: "ℨ",
   zeta: "ζ",
   zfr: "𝔷",
   zhcy: "ж",
   zigrarr: "⇝",
   zopf: "𝕫",
   zscr: "𝓏",
   zwj: "‍",
   zwnj: "‌"
  };
  const own = {}.hasOwnProperty;
  function decodeNamedCharacterReference(value) {
   return own.call(characterEntities, value) ? characterEntities[value] : false;
  }
  const characterReference = {
   name: "characterReference",
   tokenize: tokenizeCharacterReference
  };
  function tokenizeCharacterReference(effects, ok, nok) {
   const self = this;
   let size = 0;
   let max;
   let test;
   return start;
   function start(code) {
    effects.enter("characterReference");
    effects.enter("characterReferenceMarker");
    effects.consume(code);
    effects.exit("characterReferenceMarker");
    return open;
   }
   function open(code) {
    if (code === 35) {
     effects.enter("characterReferenceMarkerNumeric");
     effects.consume(code);
     effects.exit("characterReferenceMarkerNumeric");
     return numeric;
    }
    effects.enter("characterReferenceValue");
    max = 31;
    test = micromark_util_character.lV;
    return value(code);
   }
   function numeric(code) {
    if (code === 88 || code === 120) {
     effects.enter("characterReferenceMarkerHexadecimal");
     effects.consume(code);
     effects.exit("characterReferenceMarkerHexadecimal");
     effects.enter("characterReferenceValue");
     max = 6;
     test = micromark_util_character.ok;
     return value;
    }
    effects.enter("characterReferenceValue");
    max = 7;
    test = micromark_util_character.BM;
    return value(code);
   }
   function value(code) {
    if (code === 59 && size) {
     const token = effects.exit("characterReferenceValue");
     if (test === micromark_util_character.lV && !decodeNamedCharacterReference(self.sliceSerialize(token))) return nok(code);
     effects.enter("characterReferenceMarker");
     effects.consume(code);
     effects.exit("characterReferenceMarker");
     effects.exit("characterReference");
     return ok;
    }
    if (test(code) && size++ < max) {
     effects.consume(code);
     return value;
    }
    return nok(code);
   }
  }
  const characterEscape = {
   name: "characterEscape",
   tokenize: tokenizeCharacterEscape
  };
  function tokenizeCharacterEscape(effects, ok, nok) {
   return start;
   function start(code) {
    effects.enter("characterEscape");
    effects.enter("escapeMarker");
    effects.consume(code);
    effects.exit("escapeMarker");
    return inside;
   }
   function inside(code) {
    if ((0, micromark_util_character.ol)(code)) {
     effects.enter("characterEscapeValue");
     effects.consume(code);
     effects.exit("characterEscapeValue");
     effects.exit("characterEscape");
     return ok;
    }
    return nok(code);
   }
  }
  const lineEnding = {
   name: "lineEnding",
   tokenize: tokenizeLineEnding
  };
  function tokenizeLineEnding(effects, ok) {
   return start;
   function start(code) {
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return (0, micromark_factory_space.N)(effects, ok, "linePrefix");
   }
  }
  function resolveAll(constructs, events, context) {
   const called = [];
   let index = -1;
   while (++index < constructs.length) {
    const resolve = constructs[index].resolveAll;
    if (resolve && !called.includes(resolve)) {
     events = resolve(events, context);
     called.push(resolve);
    }
   }
   return events;
  }
  const labelEnd = {
   name: "labelEnd",
   resolveAll: resolveAllLabelEnd,
   resolveTo: resolveToLabelEnd,
   tokenize: tokenizeLabelEnd
  };
  const resourceConstruct = {
   tokenize: tokenizeResource
  };
  const referenceFullConstruct = {
   tokenize: tokenizeReferenceFull
  };
  const referenceCollapsedConstruct = {
   tokenize: tokenizeReferenceCollapsed
  };
  function resolveAllLabelEnd(events) {
   let index = -1;
   const newEvents = [];
   while (++index < events.length) {
    const token = events[index][1];
    newEvents.push(events[index]);
    if (token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
     const offset = token.type === "labelImage" ? 4 : 2;
     token.type = "data";
     index += offset;
    }
   }
   if (events.length !== newEvents.length) splice(events, 0, events.length, newEvents);
   return events;
  }
  function resolveToLabelEnd(events, context) {
   let index = events.length;
   let offset = 0;
   let open;
   let close;
   let media;
   while (index--) {
    const token = events[index][1];
    if (open) {
     if (token.type === "link" || token.type === "labelLink" && token._inactive) break;
     if (events[index][0] === "enter" && token.type === "labelLink") token._inactive = true;
    } else if (close) {
     if (events[index][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced) {
      open = index;
      if (token.type !== "labelLink") {
       offset = 2;
       break;
      }
     }
    } else if (token.type === "labelEnd") close = index;
   }
   const group = {
    type: events[open][1].type === "labelLink" ? "link" : "image",
    start: {
     ...events[open][1].start
    },
    end: {
     ...events[events.length - 1][1].end
    }
   };
   const label = {
    type: "label",
    start: {
     ...events[open][1].start
    },
    end: {
     ...events[close][1].end
    }
   };
   const text = {
    type: "labelText",
    start: {
     ...events[open + offset + 2][1].end
    },
    end: {
     ...events[close - 2][1].start
    }
   };
   media = [ [ "enter", group, context ], [ "enter", label, context ] ];
   media = push(media, events.slice(open + 1, open + offset + 3));
   media = push(media, [ [ "enter", text, context ] ]);
   media = push(media, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context));
   media = push(media, [ [ "exit", text, context ], events[close - 2], events[close - 1], [ "exit", label, context ] ]);
   media = push(media, events.slice(close + 1));
   media = push(media, [ [ "exit", group, context ] ]);
   splice(events, open, events.length, media);
   return events;
  }
  function tokenizeLabelEnd(effects, ok, nok) {
   const self = this;
   const labelStarts = self._labelStarts;
   let labelStart;
   let defined;
   if (labelStarts) {
    while (labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced) labelStarts.pop();
    labelStart = labelStarts[labelStarts.length - 1];
   }
   return start;
   function start(code) {
    if (!labelStart) return nok(code);
    if (labelStart._inactive) return labelEndNok(code);
    defined = self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize({
     start: labelStart.end,
     end: self.now()
    })));
    effects.enter("labelEnd");
    effects.enter("labelMarker");
    effects.consume(code);
    effects.exit("labelMarker");
    effects.exit("labelEnd");
    return after;
   }
   function after(code) {
    if (code === 40) return effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code);
    if (code === 91) return effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code);
    return defined ? labelEndOk(code) : labelEndNok(code);
   }
   function referenceNotFull(code) {
    return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code);
   }
   function labelEndOk(code) {
    labelStarts.pop();
    return ok(code);
   }
   function labelEndNok(code) {
    labelStart._balanced = true;
    return nok(code);
   }
  }
  function tokenizeResource(effects, ok, nok) {
   return resourceStart;
   function resourceStart(code) {
    effects.enter("resource");
    effects.enter("resourceMarker");
    effects.consume(code);
    effects.exit("resourceMarker");
    return resourceBefore;
   }
   function resourceBefore(code) {
    return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceOpen)(code) : resourceOpen(code);
   }
   function resourceOpen(code) {
    if (code === 41) return resourceEnd(code);
    return factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code);
   }
   function resourceDestinationAfter(code) {
    return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceBetween)(code) : resourceEnd(code);
   }
   function resourceDestinationMissing(code) {
    return nok(code);
   }
   function resourceBetween(code) {
    if (code === 34 || code === 39 || code === 40) return factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code);
    return resourceEnd(code);
   }
   function resourceTitleAfter(code) {
    return (0, micromark_util_character.Ee)(code) ? factoryWhitespace(effects, resourceEnd)(code) : resourceEnd(code);
   }
   function resourceEnd(code) {
    if (code === 41) {
     effects.enter("resourceMarker");
     effects.consume(code);
     effects.exit("resourceMarker");
     effects.exit("resource");
     return ok;
    }
    return nok(code);
   }
  }
  function tokenizeReferenceFull(effects, ok, nok) {
   const self = this;
   return referenceFull;
   function referenceFull(code) {
    return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code);
   }
   function referenceFullAfter(code) {
    return self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok(code) : nok(code);
   }
   function referenceFullMissing(code) {
    return nok(code);
   }
  }
  function tokenizeReferenceCollapsed(effects, ok, nok) {
   return referenceCollapsedStart;
   function referenceCollapsedStart(code) {
    effects.enter("reference");
    effects.enter("referenceMarker");
    effects.consume(code);
    effects.exit("referenceMarker");
    return referenceCollapsedOpen;
   }
   function referenceCollapsedOpen(code) {
    if (code === 93) {
     effects.enter("referenceMarker");
     effects.consume(code);
     effects.exit("referenceMarker");
     effects.exit("reference");
     return ok;
    }
    return nok(code);
   }
  }
  const labelStartImage = {
   name: "labelStartImage",
   resolveAll: labelEnd.resolveAll,
   tokenize: tokenizeLabelStartImage
  };
  function tokenizeLabelStartImage(effects, ok, nok) {
   const self = this;
   let labelImage;
   return start;
   function start(code) {
    effects.enter("labelImage");
    effects.enter("labelImageMarker");
    effects.consume(code);
    effects.exit("labelImageMarker");
    return open;
   }
   function open(code) {
    if (code === 91) {
     effects.enter("labelMarker");
     effects.consume(code);
     effects.exit("labelMarker");
     labelImage = effects.exit("labelImage");
     return after;
    }
    return nok(code);
   }
   function after(code) {
    if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
    self._labelStarts = self._labelStarts || [];
    self._labelStarts.push(labelImage);
    return ok(code);
   }
  }
  function classifyCharacter(code) {
   if (code === null || (0, micromark_util_character.Ee)(code) || (0, micromark_util_character.Ny)(code)) return 1;
   if ((0, micromark_util_character.es)(code)) return 2;
  }
  const attention = {
   name: "attention",
   resolveAll: resolveAllAttention,
   tokenize: tokenizeAttention
  };
  function resolveAllAttention(events, context) {
   let index = -1;
   let nextEvents;
   while (++index < events.length) if (events[index][0] === "enter" && events[index][1].type === "attentionSequence" && events[index][1]._close) {
    let open = index;
    while (open--) if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index][1]).charCodeAt(0)) {
     if ((events[open][1]._close || events[index][1]._open) && (events[index][1].end.offset - events[index][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index][1].end.offset - events[index][1].start.offset) % 3)) continue;
     const use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index][1].end.offset - events[index][1].start.offset > 1 ? 2 : 1;
     const start = {
      ...events[open][1].end
     };
     const end = {
      ...events[index][1].start
     };
     movePoint(start, -use);
     movePoint(end, use);
     const openingSequence = {
      type: use > 1 ? "strongSequence" : "emphasisSequence",
      start: start,
      end: {
       ...events[open][1].end
      }
     };
     const closingSequence = {
      type: use > 1 ? "strongSequence" : "emphasisSequence",
      start: {
       ...events[index][1].start
      },
      end: end
     };
     const text = {
      type: use > 1 ? "strongText" : "emphasisText",
      start: {
       ...events[open][1].end
      },
      end: {
       ...events[index][1].start
      }
     };
     const group = {
      type: use > 1 ? "strong" : "emphasis",
      start: {
       ...openingSequence.start
      },
      end: {
       ...closingSequence.end
      }
     };
     events[open][1].end = {
      ...openingSequence.start
     };
     events[index][1].start = {
      ...closingSequence.end
     };
     nextEvents = [];
     if (events[open][1].end.offset - events[open][1].start.offset) nextEvents = push(nextEvents, [ [ "enter", events[open][1], context ], [ "exit", events[open][1], context ] ]);
     nextEvents = push(nextEvents, [ [ "enter", group, context ], [ "enter", openingSequence, context ], [ "exit", openingSequence, context ], [ "enter", text, context ] ]);
     nextEvents = push(nextEvents, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + 1, index), context));
     nextEvents = push(nextEvents, [ [ "exit", text, context ], [ "enter", closingSequence, context ], [ "exit", closingSequence, context ], [ "exit", group, context ] ]);
     let offset = 0;
     if (events[index][1].end.offset - events[index][1].start.offset) {
      offset = 2;
      nextEvents = push(nextEvents, [ [ "enter", events[index][1], context ], [ "exit", events[index][1], context ] ]);
     }
     splice(events, open - 1, index - open + 3, nextEvents);
     index = open + nextEvents.length - offset - 2;
     break;
    }
   }
   index = -1;
   while (++index < events.length) if (events[index][1].type === "attentionSequence") events[index][1].type = "data";
   return events;
  }
  function tokenizeAttention(effects, ok) {
   const attentionMarkers = this.parser.constructs.attentionMarkers.null;
   const previous = this.previous;
   const before = classifyCharacter(previous);
   let marker;
   return start;
   function start(code) {
    marker = code;
    effects.enter("attentionSequence");
    return inside(code);
   }
   function inside(code) {
    if (code === marker) {
     effects.consume(code);
     return inside;
    }
    const token = effects.exit("attentionSequence");
    const after = classifyCharacter(code);
    const open = !after || after === 2 && before || attentionMarkers.includes(code) && code !== 42 && code !== 95;
    const close = !before || before === 2 && after || attentionMarkers.includes(previous) && previous !== 42 && previous !== 95;
    token._open = Boolean(marker === 42 ? open : open && (before || !close));
    token._close = Boolean(marker === 42 ? close : close && (after || !open));
    return ok(code);
   }
  }
  function movePoint(point, offset) {
   point.column += offset;
   point.offset += offset;
   point._bufferIndex += offset;
  }
  const autolink = {
   name: "autolink",
   tokenize: tokenizeAutolink
  };
  function tokenizeAutolink(effects, ok, nok) {
   let size = 0;
   return start;
   function start(code) {
    effects.enter("autolink");
    effects.enter("autolinkMarker");
    effects.consume(code);
    effects.exit("autolinkMarker");
    effects.enter("autolinkProtocol");
    return open;
   }
   function open(code) {
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     return schemeOrEmailAtext;
    }
    if (code === 64) return nok(code);
    return emailAtext(code);
   }
   function schemeOrEmailAtext(code) {
    if (code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) {
     size = 1;
     return schemeInsideOrEmailAtext(code);
    }
    return emailAtext(code);
   }
   function schemeInsideOrEmailAtext(code) {
    if (code === 58) {
     effects.consume(code);
     size = 0;
     return urlInside;
    }
    if ((code === 43 || code === 45 || code === 46 || (0, micromark_util_character.lV)(code)) && size++ < 32) {
     effects.consume(code);
     return schemeInsideOrEmailAtext;
    }
    size = 0;
    return emailAtext(code);
   }
   function urlInside(code) {
    if (code === 62) {
     effects.exit("autolinkProtocol");
     effects.enter("autolinkMarker");
     effects.consume(code);
     effects.exit("autolinkMarker");
     effects.exit("autolink");
     return ok;
    }
    if (code === null || code === 32 || code === 60 || (0, micromark_util_character.JQ)(code)) return nok(code);
    effects.consume(code);
    return urlInside;
   }
   function emailAtext(code) {
    if (code === 64) {
     effects.consume(code);
     return emailAtSignOrDot;
    }
    if ((0, micromark_util_character.cx)(code)) {
     effects.consume(code);
     return emailAtext;
    }
    return nok(code);
   }
   function emailAtSignOrDot(code) {
    return (0, micromark_util_character.lV)(code) ? emailLabel(code) : nok(code);
   }
   function emailLabel(code) {
    if (code === 46) {
     effects.consume(code);
     size = 0;
     return emailAtSignOrDot;
    }
    if (code === 62) {
     effects.exit("autolinkProtocol").type = "autolinkEmail";
     effects.enter("autolinkMarker");
     effects.consume(code);
     effects.exit("autolinkMarker");
     effects.exit("autolink");
     return ok;
    }
    return emailValue(code);
   }
   function emailValue(code) {
    if ((code === 45 || (0, micromark_util_character.lV)(code)) && size++ < 63) {
     const next = code === 45 ? emailValue : emailLabel;
     effects.consume(code);
     return next;
    }
    return nok(code);
   }
  }
  const htmlText = {
   name: "htmlText",
   tokenize: tokenizeHtmlText
  };
  function tokenizeHtmlText(effects, ok, nok) {
   const self = this;
   let marker;
   let index;
   let returnState;
   return start;
   function start(code) {
    effects.enter("htmlText");
    effects.enter("htmlTextData");
    effects.consume(code);
    return open;
   }
   function open(code) {
    if (code === 33) {
     effects.consume(code);
     return declarationOpen;
    }
    if (code === 47) {
     effects.consume(code);
     return tagCloseStart;
    }
    if (code === 63) {
     effects.consume(code);
     return instruction;
    }
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     return tagOpen;
    }
    return nok(code);
   }
   function declarationOpen(code) {
    if (code === 45) {
     effects.consume(code);
     return commentOpenInside;
    }
    if (code === 91) {
     effects.consume(code);
     index = 0;
     return cdataOpenInside;
    }
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     return declaration;
    }
    return nok(code);
   }
   function commentOpenInside(code) {
    if (code === 45) {
     effects.consume(code);
     return commentEnd;
    }
    return nok(code);
   }
   function comment(code) {
    if (code === null) return nok(code);
    if (code === 45) {
     effects.consume(code);
     return commentClose;
    }
    if ((0, micromark_util_character.HP)(code)) {
     returnState = comment;
     return lineEndingBefore(code);
    }
    effects.consume(code);
    return comment;
   }
   function commentClose(code) {
    if (code === 45) {
     effects.consume(code);
     return commentEnd;
    }
    return comment(code);
   }
   function commentEnd(code) {
    return code === 62 ? end(code) : code === 45 ? commentClose(code) : comment(code);
   }
   function cdataOpenInside(code) {
    const value = "CDATA[";
    if (code === value.charCodeAt(index++)) {
     effects.consume(code);
     return index === value.length ? cdata : cdataOpenInside;
    }
    return nok(code);
   }
   function cdata(code) {
    if (code === null) return nok(code);
    if (code === 93) {
     effects.consume(code);
     return cdataClose;
    }
    if ((0, micromark_util_character.HP)(code)) {
     returnState = cdata;
     return lineEndingBefore(code);
    }
    effects.consume(code);
    return cdata;
   }
   function cdataClose(code) {
    if (code === 93) {
     effects.consume(code);
     return cdataEnd;
    }
    return cdata(code);
   }
   function cdataEnd(code) {
    if (code === 62) return end(code);
    if (code === 93) {
     effects.consume(code);
     return cdataEnd;
    }
    return cdata(code);
   }
   function declaration(code) {
    if (code === null || code === 62) return end(code);
    if ((0, micromark_util_character.HP)(code)) {
     returnState = declaration;
     return lineEndingBefore(code);
    }
    effects.consume(code);
    return declaration;
   }
   function instruction(code) {
    if (code === null) return nok(code);
    if (code === 63) {
     effects.consume(code);
     return instructionClose;
    }
    if ((0, micromark_util_character.HP)(code)) {
     returnState = instruction;
     return lineEndingBefore(code);
    }
    effects.consume(code);
    return instruction;
   }
   function instructionClose(code) {
    return code === 62 ? end(code) : instruction(code);
   }
   function tagCloseStart(code) {
    if ((0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     return tagClose;
    }
    return nok(code);
   }
   function tagClose(code) {
    if (code === 45 || (0, micromark_util_character.lV)(code)) {
     effects.consume(code);
     return tagClose;
    }
    return tagCloseBetween(code);
   }
   function tagCloseBetween(code) {
    if ((0, micromark_util_character.HP)(code)) {
     returnState = tagCloseBetween;
     return lineEndingBefore(code);
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return tagCloseBetween;
    }
    return end(code);
   }
   function tagOpen(code) {
    if (code === 45 || (0, micromark_util_character.lV)(code)) {
     effects.consume(code);
     return tagOpen;
    }
    if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
    return nok(code);
   }
   function tagOpenBetween(code) {
    if (code === 47) {
     effects.consume(code);
     return end;
    }
    if (code === 58 || code === 95 || (0, micromark_util_character.CW)(code)) {
     effects.consume(code);
     return tagOpenAttributeName;
    }
    if ((0, micromark_util_character.HP)(code)) {
     returnState = tagOpenBetween;
     return lineEndingBefore(code);
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return tagOpenBetween;
    }
    return end(code);
   }
   function tagOpenAttributeName(code) {
    if (code === 45 || code === 46 || code === 58 || code === 95 || (0, micromark_util_character.lV)(code)) {
     effects.consume(code);
     return tagOpenAttributeName;
    }
    return tagOpenAttributeNameAfter(code);
   }
   function tagOpenAttributeNameAfter(code) {
    if (code === 61) {
     effects.consume(code);
     return tagOpenAttributeValueBefore;
    }
    if ((0, micromark_util_character.HP)(code)) {
     returnState = tagOpenAttributeNameAfter;
     return lineEndingBefore(code);
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return tagOpenAttributeNameAfter;
    }
    return tagOpenBetween(code);
   }
   function tagOpenAttributeValueBefore(code) {
    if (code === null || code === 60 || code === 61 || code === 62 || code === 96) return nok(code);
    if (code === 34 || code === 39) {
     effects.consume(code);
     marker = code;
     return tagOpenAttributeValueQuoted;
    }
    if ((0, micromark_util_character.HP)(code)) {
     returnState = tagOpenAttributeValueBefore;
     return lineEndingBefore(code);
    }
    if ((0, micromark_util_character.On)(code)) {
     effects.consume(code);
     return tagOpenAttributeValueBefore;
    }
    effects.consume(code);
    return tagOpenAttributeValueUnquoted;
   }
   function tagOpenAttributeValueQuoted(code) {
    if (code === marker) {
     effects.consume(code);
     marker = void 0;
     return tagOpenAttributeValueQuotedAfter;
    }
    if (code === null) return nok(code);
    if ((0, micromark_util_character.HP)(code)) {
     returnState = tagOpenAttributeValueQuoted;
     return lineEndingBefore(code);
    }
    effects.consume(code);
    return tagOpenAttributeValueQuoted;
   }
   function tagOpenAttributeValueUnquoted(code) {
    if (code === null || code === 34 || code === 39 || code === 60 || code === 61 || code === 96) return nok(code);
    if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
    effects.consume(code);
    return tagOpenAttributeValueUnquoted;
   }
   function tagOpenAttributeValueQuotedAfter(code) {
    if (code === 47 || code === 62 || (0, micromark_util_character.Ee)(code)) return tagOpenBetween(code);
    return nok(code);
   }
   function end(code) {
    if (code === 62) {
     effects.consume(code);
     effects.exit("htmlTextData");
     effects.exit("htmlText");
     return ok;
    }
    return nok(code);
   }
   function lineEndingBefore(code) {
    effects.exit("htmlTextData");
    effects.enter("lineEnding");
    effects.consume(code);
    effects.exit("lineEnding");
    return lineEndingAfter;
   }
   function lineEndingAfter(code) {
    return (0, micromark_util_character.On)(code) ? (0, micromark_factory_space.N)(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : lineEndingAfterPrefix(code);
   }
   function lineEndingAfterPrefix(code) {
    effects.enter("htmlTextData");
    return returnState(code);
   }
  }
  const labelStartLink = {
   name: "labelStartLink",
   resolveAll: labelEnd.resolveAll,
   tokenize: tokenizeLabelStartLink
  };
  function tokenizeLabelStartLink(effects, ok, nok) {
   const self = this;
   let labelLink;
   return start;
   function start(code) {
    effects.enter("labelLink");
    effects.enter("labelMarker");
    effects.consume(code);
    effects.exit("labelMarker");
    labelLink = effects.exit("labelLink");
    return after;
   }
   function after(code) {
    if (code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs) return nok(code);
    self._labelStarts = self._labelStarts || [];
    self._labelStarts.push(labelLink);
    return ok(code);
   }
  }
  const hardBreakEscape = {
   name: "hardBreakEscape",
   tokenize: tokenizeHardBreakEscape
  };
  function tokenizeHardBreakEscape(effects, ok, nok) {
   return start;
   function start(code) {
    effects.enter("hardBreakEscape");
    effects.consume(code);
    return after;
   }
   function after(code) {
    if ((0, micromark_util_character.HP)(code)) {
     effects.exit("hardBreakEscape");
     return ok(code);
    }
    return nok(code);
   }
  }
  const codeText = {
   name: "codeText",
   previous: previous,
   resolve: resolveCodeText,
   tokenize: tokenizeCodeText
  };
  function resolveCodeText(events) {
   let tailExitIndex = events.length - 4;
   let headEnterIndex = 3;
   let index;
   let enter;
   if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
    index = headEnterIndex;
    while (++index < tailExitIndex) if (events[index][1].type === "codeTextData") {
     events[headEnterIndex][1].type = "codeTextPadding";
     events[tailExitIndex][1].type = "codeTextPadding";
     headEnterIndex += 2;
     tailExitIndex -= 2;
     break;
    }
   }
   index = headEnterIndex - 1;
   tailExitIndex++;
   while (++index <= tailExitIndex) if (enter === void 0) {
    if (index !== tailExitIndex && events[index][1].type !== "lineEnding") enter = index;
   } else if (index === tailExitIndex || events[index][1].type === "lineEnding") {
    events[enter][1].type = "codeTextData";
    if (index !== enter + 2) {
     events[enter][1].end = events[index - 1][1].end;
     events.splice(enter + 2, index - enter - 2);
     tailExitIndex -= index - enter - 2;
     index = enter + 2;
    }
    enter = void 0;
   }
   return events;
  }
  function previous(code) {
   return code !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
  }
  function tokenizeCodeText(effects, ok, nok) {
   let sizeOpen = 0;
   let size;
   let token;
   return start;
   function start(code) {
    effects.enter("codeText");
    effects.enter("codeTextSequence");
    return sequenceOpen(code);
   }
   function sequenceOpen(code) {
    if (code === 96) {
     effects.consume(code);
     sizeOpen++;
     return sequenceOpen;
    }
    effects.exit("codeTextSequence");
    return between(code);
   }
   function between(code) {
    if (code === null) return nok(code);
    if (code === 32) {
     effects.enter("space");
     effects.consume(code);
     effects.exit("space");
     return between;
    }
    if (code === 96) {
     token = effects.enter("codeTextSequence");
     size = 0;
     return sequenceClose(code);
    }
    if ((0, micromark_util_character.HP)(code)) {
     effects.enter("lineEnding");
     effects.consume(code);
     effects.exit("lineEnding");
     return between;
    }
    effects.enter("codeTextData");
    return data(code);
   }
   function data(code) {
    if (code === null || code === 32 || code === 96 || (0, micromark_util_character.HP)(code)) {
     effects.exit("codeTextData");
     return between(code);
    }
    effects.consume(code);
    return data;
   }
   function sequenceClose(code) {
    if (code === 96) {
     effects.consume(code);
     size++;
     return sequenceClose;
    }
    if (size === sizeOpen) {
     effects.exit("codeTextSequence");
     effects.exit("codeText");
     return ok(code);
    }
    token.type = "codeTextData";
    return data(code);
   }
  }
  const constructs_document = {
   [42]: list,
   [43]: list,
   [45]: list,
   [48]: list,
   [49]: list,
   [50]: list,
   [51]: list,
   [52]: list,
   [53]: list,
   [54]: list,
   [55]: list,
   [56]: list,
   [57]: list,
   [62]: blockQuote
  };
  const contentInitial = {
   [91]: definition
  };
  const flowInitial = {
   [-2]: codeIndented,
   [-1]: codeIndented,
   [32]: codeIndented
  };
  const constructs_flow = {
   [35]: headingAtx,
   [42]: thematicBreak,
   [45]: [ setextUnderline, thematicBreak ],
   [60]: htmlFlow,
   [61]: setextUnderline,
   [95]: thematicBreak,
   [96]: codeFenced,
   [126]: codeFenced
  };
  const constructs_string = {
   [38]: characterReference,
   [92]: characterEscape
  };
  const constructs_text = {
   [-5]: lineEnding,
   [-4]: lineEnding,
   [-3]: lineEnding,
   [33]: labelStartImage,
   [38]: characterReference,
   [42]: attention,
   [60]: [ autolink, htmlText ],
   [91]: labelStartLink,
   [92]: [ hardBreakEscape, characterEscape ],
   [93]: labelEnd,
   [95]: attention,
   [96]: codeText
  };
  const insideSpan = {
   null: [ attention, resolver ]
  };
  const attentionMarkers = {
   null: [ 42, 95 ]
  };
  const disable = {
   null: []
  };
  function createTokenizer(parser, initialize, from) {
   let point = {
    _bufferIndex: -1,
    _index: 0,
    line: from && from.line || 1,
    column: from && from.column || 1,
    offset: from && from.offset || 0
   };
   const columnStart = {};
   const resolveAllConstructs = [];
   let chunks = [];
   let stack = [];
   let consumed = true;
   const effects = {
    attempt: constructFactory(onsuccessfulconstruct),
    check: constructFactory(onsuccessfulcheck),
    consume: consume,
    enter: enter,
    exit: exit,
    interrupt: constructFactory(onsuccessfulcheck, {
     interrupt: true
    })
   };
   const context = {
    code: null,
    containerState: {},
    defineSkip: defineSkip,
    events: [],
    now: now,
    parser: parser,
    previous: null,
    sliceSerialize: sliceSerialize,
    sliceStream: sliceStream,
    write: write
   };
   let state = initialize.tokenize.call(context, effects);
   let expectedCode;
   if (initialize.resolveAll) resolveAllConstructs.push(initialize);
   return context;
   function write(slice) {
    chunks = push(chunks, slice);
    main();
    if (chunks[chunks.length - 1] !== null) return [];
    addResult(initialize, 0);
    context.events = resolveAll(resolveAllConstructs, context.events, context);
    return context.events;
   }
   function sliceSerialize(token, expandTabs) {
    return serializeChunks(sliceStream(token), expandTabs);
   }
   function sliceStream(token) {
    return sliceChunks(chunks, token);
   }
   function now() {
    const {_bufferIndex: _bufferIndex, _index: _index, line: line, column: column, offset: offset} = point;
    return {
     _bufferIndex: _bufferIndex,
     _index: _index,
     line: line,
     column: column,
     offset: offset
    };
   }
   function defineSkip(value) {
    columnStart[value.line] = value.column;
    accountForPotentialSkip();
   }
   function main() {
    while (point._index < chunks.length) {
     const chunk = chunks[point._index];
     if (typeof chunk === "string") {
      const chunkIndex = point._index;
      if (point._bufferIndex < 0) point._bufferIndex = 0;
      while (point._index === chunkIndex && point._bufferIndex < chunk.length) go(chunk.charCodeAt(point._bufferIndex));
     } else go(chunk);
    }
   }
   function go(code) {
    consumed = void 0;
    expectedCode = code;
    state = state(code);
   }
   function consume(code) {
    if ((0, micromark_util_character.HP)(code)) {
     point.line++;
     point.column = 1;
     point.offset += code === -3 ? 2 : 1;
     accountForPotentialSkip();
    } else if (code !== -1) {
     point.column++;
     point.offset++;
    }
    if (point._bufferIndex < 0) point._index++; else {
     point._bufferIndex++;
     if (point._bufferIndex === chunks[point._index].length) {
      point._bufferIndex = -1;
      point._index++;
     }
    }
    context.previous = code;
    consumed = true;
   }
   function enter(type, fields) {
    const token = fields || {};
    token.type = type;
    token.start = now();
    context.events.push([ "enter", token, context ]);
    stack.push(token);
    return token;
   }
   function exit(type) {
    const token = stack.pop();
    token.end = now();
    context.events.push([ "exit", token, context ]);
    return token;
   }
   function onsuccessfulconstruct(construct, info) {
    addResult(construct, info.from);
   }
   function onsuccessfulcheck(_, info) {
    info.restore();
   }
   function constructFactory(onreturn, fields) {
    return hook;
    function hook(constructs, returnState, bogusState) {
     let listOfConstructs;
     let constructIndex;
     let currentConstruct;
     let info;
     return Array.isArray(constructs) ? handleListOfConstructs(constructs) : "tokenize" in constructs ? handleListOfConstructs([ constructs ]) : handleMapOfConstructs(constructs);
     function handleMapOfConstructs(map) {
      return start;
      function start(code) {
       const left = code !== null && map[code];
       const all = code !== null && map.null;
       const list = [ ...Array.isArray(left) ? left : left ? [ left ] : [], ...Array.isArray(all) ? all : all ? [ all ] : [] ];
       return handleListOfConstructs(list)(code);
      }
     }
     function handleListOfConstructs(list) {
      listOfConstructs = list;
      constructIndex = 0;
      if (list.length === 0) return bogusState;
      return handleConstruct(list[constructIndex]);
     }
     function handleConstruct(construct) {
      return start;
      function start(code) {
       info = store();
       currentConstruct = construct;
       if (!construct.partial) context.currentConstruct = construct;
       if (construct.name && context.parser.constructs.disable.null.includes(construct.name)) return nok(code);
       return construct.tokenize.call(fields ? Object.assign(Object.create(context), fields) : context, effects, ok, nok)(code);
      }
     }
     function ok(code) {
      consumed = true;
      onreturn(currentConstruct, info);
      return returnState;
     }
     function nok(code) {
      consumed = true;
      info.restore();
      if (++constructIndex < listOfConstructs.length) return handleConstruct(listOfConstructs[constructIndex]);
      return bogusState;
     }
    }
   }
   function addResult(construct, from) {
    if (construct.resolveAll && !resolveAllConstructs.includes(construct)) resolveAllConstructs.push(construct);
    if (construct.resolve) splice(context.events, from, context.events.length - from, construct.resolve(context.events.slice(from), context));
    if (construct.resolveTo) context.events = construct.resolveTo(context.events, context);
   }
   function store() {
    const startPoint = now();
    const startPrevious = context.previous;
    const startCurrentConstruct = context.currentConstruct;
    const startEventsIndex = context.events.length;
    const startStack = Array.from(stack);
    return {
     from: startEventsIndex,
     restore: restore
    };
    function restore() {
     point = startPoint;
     context.previous = startPrevious;
     context.currentConstruct = startCurrentConstruct;
     context.events.length = startEventsIndex;
     stack = startStack;
     accountForPotentialSkip();
    }
   }
   function accountForPotentialSkip() {
    if (point.line in columnStart && point.column < 2) {
     point.column = columnStart[point.line];
     point.offset += columnStart[point.line] - 1;
    }
   }
  }
  function sliceChunks(chunks, token) {
   const startIndex = token.start._index;
   const startBufferIndex = token.start._bufferIndex;
   const endIndex = token.end._index;
   const endBufferIndex = token.end._bufferIndex;
   let view;
   if (startIndex === endIndex) view = [ chunks[startIndex].slice(startBufferIndex, endBufferIndex) ]; else {
    view = chunks.slice(startIndex, endIndex);
    if (startBufferIndex > -1) {
     const head = view[0];
     if (typeof head === "string") view[0] = head.slice(startBufferIndex); else view.shift();
    }
    if (endBufferIndex > 0) view.push(chunks[endIndex].slice(0, endBufferIndex));
   }
   return view;
  }
  function serializeChunks(chunks, expandTabs) {
   let index = -1;
   const result = [];
   let atTab;
   while (++index < chunks.length) {
    const chunk = chunks[index];
    let value;
    if (typeof chunk === "string") value = chunk; else switch (chunk) {
    case -5:
     value = "\r";
     break;

    case -4:
     value = "\n";
     break;

    case -3:
     value = "\r\n";
     break;

    case -2:
     value = expandTabs ? " " : "\t";
     break;

    case -1:
     if (!expandTabs && atTab) continue;
     value = " ";
     break;

    default:
     value = String.fromCharCode(chunk);
    }
    atTab = chunk === -2;
    result.push(value);
   }
   return result.join("");
  }
  function parse(options) {
   const settings = options || {};
   const constructs = combineExtensions([ constructs_namespaceObject, ...settings.extensions || [] ]);
   const parser = {
    constructs: constructs,
    content: create(content),
    defined: [],
    document: create(document_document),
    flow: create(flow),
    lazy: {},
    string: create(string),
    text: create(text_text)
   };
   return parser;
   function create(initial) {
    return creator;
    function creator(from) {
     return createTokenizer(parser, initial, from);
    }
   }
  }
  const search = /[\0\t\n\r]/g;
  function preprocess() {
   let column = 1;
   let buffer = "";
   let start = true;
   let atCarriageReturn;
   return preprocessor;
   function preprocessor(value, encoding, end) {
    value = buffer + (typeof value === "string" ? value.toString() : new TextDecoder(encoding || void 0).decode(value));
    const chunks = [];
    let startPosition = 0;
    buffer = "";
    if (start) {
     if (value.charCodeAt(0) === 65279) startPosition++;
     start = void 0;
    }
    while (startPosition < value.length) {
     search.lastIndex = startPosition;
     const match = search.exec(value);
     const endPosition = match && match.index !== void 0 ? match.index : value.length;
     const code = value.charCodeAt(endPosition);
     if (!match) {
      buffer = value.slice(startPosition);
      break;
     }
     if (code === 10 && startPosition === endPosition && atCarriageReturn) {
      chunks.push(-3);
      atCarriageReturn = void 0;
     } else {
      if (atCarriageReturn) {
       chunks.push(-5);
       atCarriageReturn = void 0;
      }
      if (startPosition < endPosition) {
       chunks.push(value.slice(startPosition, endPosition));
       column += endPosition - startPosition;
      }
      switch (code) {
      case 0:
       chunks.push(65533);
       column++;
       break;

      case 9:
       {
        const next = Math.ceil(column / 4) * 4;
        chunks.push(-2);
        while (column++ < next) chunks.push(-1);
        break;
       }

      case 10:
       chunks.push(-4);
       column = 1;
       break;

      default:
       atCarriageReturn = true;
       column = 1;
      }
     }
     startPosition = endPosition + 1;
    }
    if (end) {
     if (atCarriageReturn) chunks.push(-5);
     if (buffer) chunks.push(buffer);
     chunks.push(null);
    }
    return chunks;
   }
  }
  function decodeNumericCharacterReference(value, base) {
   const code = Number.parseInt(value, base);
   if (code < 9 || code === 11 || code > 13 && code < 32 || code > 126 && code < 160 || code > 55295 && code < 57344 || code > 64975 && code < 65008 || (code & 65535) === 65535 || (code & 65535) === 65534 || code > 1114111) return "�";
   return String.fromCodePoint(code);
  }
  const characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
  function decodeString(value) {
   return value.replace(characterEscapeOrReference, decode);
  }
  function decode($0, $1, $2) {
   if ($1) return $1;
   const head = $2.charCodeAt(0);
   if (head === 35) {
    const head = $2.charCodeAt(1);
    const hex = head === 120 || head === 88;
    return decodeNumericCharacterReference($2.slice(hex ? 2 : 1), hex ? 16 : 10);
   }
   return decodeNamedCharacterReference($2) || $0;
  }
  function stringifyPosition(value) {
   if (!value || typeof value !== "object") return "";
   if ("position" in value || "type" in value) return position(value.position);
   if ("start" in value || "end" in value) return position(value);
   if ("line" in value || "column" in value) return point(value);
   return "";
  }
  function point(point) {
   return index(point && point.line) + ":" + index(point && point.column);
  }
  function position(pos) {
   return point(pos && pos.start) + "-" + point(pos && pos.end);
  }
  function index(value) {
   return value && typeof value === "number" ? value : 1;
  }
  const lib_own = {}.hasOwnProperty;
  function fromMarkdown(value, encoding, options) {
   if (encoding && typeof encoding === "object") {
    options = encoding;
    encoding = void 0;
   }
   return compiler(options)(postprocess(parse(options).document().write(preprocess()(value, encoding, true))));
  }
  function compiler(options) {
   const config = {
    afterExit: [],
    beforeEnter: [],
    transforms: [],
    canContainEols: [ "emphasis", "fragment", "heading", "paragraph", "strong" ],
    enter: {
     autolink: opener(link),
     autolinkProtocol: onenterdata,
     autolinkEmail: onenterdata,
     atxHeading: opener(heading),
     blockQuote: opener(blockQuote),
     characterEscape: onenterdata,
     characterReference: onenterdata,
     codeFenced: opener(codeFlow),
     codeFencedFenceInfo: buffer,
     codeFencedFenceMeta: buffer,
     codeIndented: opener(codeFlow, buffer),
     codeText: opener(codeText, buffer),
     codeTextData: onenterdata,
     data: onenterdata,
     codeFlowValue: onenterdata,
     definition: opener(definition),
     definitionDestinationString: buffer,
     definitionLabelString: buffer,
     definitionTitleString: buffer,
     emphasis: opener(emphasis),
     hardBreakEscape: opener(hardBreak),
     hardBreakTrailing: opener(hardBreak),
     htmlFlow: opener(html, buffer),
     htmlFlowData: onenterdata,
     htmlText: opener(html, buffer),
     htmlTextData: onenterdata,
     image: opener(image),
     label: buffer,
     link: opener(link),
     listItem: opener(listItem),
     listItemValue: onenterlistitemvalue,
     listOrdered: opener(list, onenterlistordered),
     listUnordered: opener(list),
     paragraph: opener(paragraph),
     reference: onenterreference,
     referenceString: buffer,
     resourceDestinationString: buffer,
     resourceTitleString: buffer,
     setextHeading: opener(heading),
     strong: opener(strong),
     thematicBreak: opener(thematicBreak)
    },
    exit: {
     atxHeading: closer(),
     atxHeadingSequence: onexitatxheadingsequence,
     autolink: closer(),
     autolinkEmail: onexitautolinkemail,
     autolinkProtocol: onexitautolinkprotocol,
     blockQuote: closer(),
     characterEscapeValue: onexitdata,
     characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
     characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
     characterReferenceValue: onexitcharacterreferencevalue,
     characterReference: onexitcharacterreference,
     codeFenced: closer(onexitcodefenced),
     codeFencedFence: onexitcodefencedfence,
     codeFencedFenceInfo: onexitcodefencedfenceinfo,
     codeFencedFenceMeta: onexitcodefencedfencemeta,
     codeFlowValue: onexitdata,
     codeIndented: closer(onexitcodeindented),
     codeText: closer(onexitcodetext),
     codeTextData: onexitdata,
     data: onexitdata,
     definition: closer(),
     definitionDestinationString: onexitdefinitiondestinationstring,
     definitionLabelString: onexitdefinitionlabelstring,
     definitionTitleString: onexitdefinitiontitlestring,
     emphasis: closer(),
     hardBreakEscape: closer(onexithardbreak),
     hardBreakTrailing: closer(onexithardbreak),
     htmlFlow: closer(onexithtmlflow),
     htmlFlowData: onexitdata,
     htmlText: closer(onexithtmltext),
     htmlTextData: onexitdata,
     image: closer(onexitimage),
     label: onexitlabel,
     labelText: onexitlabeltext,
     lineEnding: onexitlineending,
     link: closer(onexitlink),
     listItem: closer(),
     listOrdered: closer(),
     listUnordered: closer(),
     paragraph: closer(),
     referenceString: onexitreferencestring,
     resourceDestinationString: onexitresourcedestinationstring,
     resourceTitleString: onexitresourcetitlestring,
     resource: onexitresource,
     setextHeading: closer(onexitsetextheading),
     setextHeadingLineSequence: onexitsetextheadinglinesequence,
     setextHeadingText: onexitsetextheadingtext,
     strong: closer(),
     thematicBreak: closer()
    }
   };
   configure(config, (options || {}).mdastExtensions || []);
   const data = {};
   return compile;
   function compile(events) {
    let tree = {
     type: "root",
     children: [],
     position: void 0
    };
    const context = {
     stack: [ tree ],
     tokenStack: [],
     config: config,
     enter: enter,
     exit: exit,
     buffer: buffer,
     resume: resume,
     data: data
    };
    const listStack = [];
    const prepared = [];
    let index = -1;
    while (++index < events.length) {
     prepared.push(events[index]);
     if (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") if (events[index][0] === "enter") listStack.push(prepared.length - 1); else {
      const tail = listStack.pop();
      prepareList(prepared, tail);
     }
    }
    events = prepared;
    index = -1;
    while (++index < events.length) {
     const handler = config[events[index][0]];
     if (events[index][0] === "enter" && config.beforeEnter.length > 0) callListeners(config.beforeEnter, {
      ...context,
      sliceSerialize: events[index][2].sliceSerialize
     }, events[index][1]);
     if (lib_own.call(handler, events[index][1].type)) handler[events[index][1].type].call({
      ...context,
      sliceSerialize: events[index][2].sliceSerialize
     }, events[index][1]);
     if (events[index][0] === "exit" && config.afterExit.length > 0) callListeners(config.afterExit, {
      ...context,
      sliceSerialize: events[index][2].sliceSerialize
     }, events[index][1]);
    }
    if (context.tokenStack.length > 0) {
     const tail = context.tokenStack[context.tokenStack.length - 1];
     const handler = tail[1] || defaultOnError;
     handler.call(context, void 0, tail[0]);
    }
    tree.position = {
     start: lib_point(events.length > 0 ? events[0][1].start : {
      line: 1,
      column: 1,
      offset: 0
     }),
     end: lib_point(events.length > 0 ? events[events.length - 2][1].end : {
      line: 1,
      column: 1,
      offset: 0
     })
    };
    index = -1;
    while (++index < config.transforms.length) tree = config.transforms[index](tree) || tree;
    return tree;
   }
   function callListeners(listeners, context, token) {
    let index = -1;
    while (++index < listeners.length) listeners[index].call(context, token);
   }
   function prepareList(events, start) {
    const end = events.length - 1;
    let index = start - 1;
    let containerBalance = -1;
    let listSpread = false;
    let listItem;
    let lineIndex;
    let firstBlankLineIndex;
    let atMarker;
    const insertions = [];
    while (++index <= end) {
     const event = events[index];
     switch (event[1].type) {
     case "listUnordered":
     case "listOrdered":
     case "blockQuote":
      if (event[0] === "enter") containerBalance++; else containerBalance--;
      atMarker = void 0;
      break;

     case "lineEndingBlank":
      if (event[0] === "enter") {
       if (listItem && !atMarker && !containerBalance && !firstBlankLineIndex) firstBlankLineIndex = index;
       atMarker = void 0;
      }
      break;

     case "linePrefix":
     case "listItemValue":
     case "listItemMarker":
     case "listItemPrefix":
     case "listItemPrefixWhitespace":
      break;

     default:
      atMarker = void 0;
     }
     if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
      if (listItem) {
       let tailIndex = index;
       lineIndex = void 0;
       while (tailIndex--) {
        const tailEvent = events[tailIndex];
        if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
         if (tailEvent[0] === "exit") continue;
         if (lineIndex) {
          events[lineIndex][1].type = "lineEndingBlank";
          listSpread = true;
         }
         tailEvent[1].type = "lineEnding";
         lineIndex = tailIndex;
        } else if (tailEvent[1].type === "linePrefix" || tailEvent[1].type === "blockQuotePrefix" || tailEvent[1].type === "blockQuotePrefixWhitespace" || tailEvent[1].type === "blockQuoteMarker" || tailEvent[1].type === "listItemIndent") ; else break;
       }
       if (firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex)) listItem._spread = true;
       listItem.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end);
       insertions.push({
        at: lineIndex || index,
        event: [ "exit", listItem, event[2] ]
       });
      }
      if (event[1].type === "listItemPrefix") {
       const item = {
        type: "listItem",
        _spread: false,
        start: Object.assign({}, event[1].start),
        end: void 0
       };
       listItem = item;
       insertions.push({
        at: index,
        event: [ "enter", item, event[2] ]
       });
       firstBlankLineIndex = void 0;
       atMarker = true;
      }
     }
    }
    const listEvents = events.splice(start);
    let insertion = 0;
    index = -1;
    while (++index < listEvents.length) {
     while (insertion < insertions.length && insertions[insertion].at === start + index) events.push(insertions[insertion++].event);
     events.push(listEvents[index]);
    }
    events[start][1]._spread = listSpread;
   }
   function opener(create, and) {
    return open;
    function open(token) {
     enter.call(this, create(token), token);
     if (and) and.call(this, token);
    }
   }
   function buffer() {
    this.stack.push({
     type: "fragment",
     children: []
    });
   }
   function enter(node, token, errorHandler) {
    const parent = this.stack[this.stack.length - 1];
    const siblings = parent.children;
    siblings.push(node);
    this.stack.push(node);
    this.tokenStack.push([ token, errorHandler || void 0 ]);
    node.position = {
     start: lib_point(token.start),
     end: void 0
    };
   }
   function closer(and) {
    return close;
    function close(token) {
     if (and) and.call(this, token);
     exit.call(this, token);
    }
   }
   function exit(token, onExitError) {
    const node = this.stack.pop();
    const open = this.tokenStack.pop();
    if (!open) throw new Error("Cannot close `" + token.type + "` (" + stringifyPosition({
     start: token.start,
     end: token.end
    }) + "): it’s not open");
    if (open[0].type !== token.type) if (onExitError) onExitError.call(this, token, open[0]); else {
     const handler = open[1] || defaultOnError;
     handler.call(this, token, open[0]);
    }
    node.position.end = lib_point(token.end);
   }
   function resume() {
    return lib_toString(this.stack.pop());
   }
   function onenterlistordered() {
    this.data.expectingFirstListItemValue = true;
   }
   function onenterlistitemvalue(token) {
    if (this.data.expectingFirstListItemValue) {
     const ancestor = this.stack[this.stack.length - 2];
     ancestor.start = Number.parseInt(this.sliceSerialize(token), 10);
     this.data.expectingFirstListItemValue = void 0;
    }
   }
   function onexitcodefencedfenceinfo() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.lang = data;
   }
   function onexitcodefencedfencemeta() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.meta = data;
   }
   function onexitcodefencedfence() {
    if (this.data.flowCodeInside) return;
    this.buffer();
    this.data.flowCodeInside = true;
   }
   function onexitcodefenced() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, "");
    this.data.flowCodeInside = void 0;
   }
   function onexitcodeindented() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.value = data.replace(/(\r?\n|\r)$/g, "");
   }
   function onexitdefinitionlabelstring(token) {
    const label = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.label = label;
    node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
   }
   function onexitdefinitiontitlestring() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.title = data;
   }
   function onexitdefinitiondestinationstring() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.url = data;
   }
   function onexitatxheadingsequence(token) {
    const node = this.stack[this.stack.length - 1];
    if (!node.depth) {
     const depth = this.sliceSerialize(token).length;
     node.depth = depth;
    }
   }
   function onexitsetextheadingtext() {
    this.data.setextHeadingSlurpLineEnding = true;
   }
   function onexitsetextheadinglinesequence(token) {
    const node = this.stack[this.stack.length - 1];
    node.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
   }
   function onexitsetextheading() {
    this.data.setextHeadingSlurpLineEnding = void 0;
   }
   function onenterdata(token) {
    const node = this.stack[this.stack.length - 1];
    const siblings = node.children;
    let tail = siblings[siblings.length - 1];
    if (!tail || tail.type !== "text") {
     tail = text();
     tail.position = {
      start: lib_point(token.start),
      end: void 0
     };
     siblings.push(tail);
    }
    this.stack.push(tail);
   }
   function onexitdata(token) {
    const tail = this.stack.pop();
    tail.value += this.sliceSerialize(token);
    tail.position.end = lib_point(token.end);
   }
   function onexitlineending(token) {
    const context = this.stack[this.stack.length - 1];
    if (this.data.atHardBreak) {
     const tail = context.children[context.children.length - 1];
     tail.position.end = lib_point(token.end);
     this.data.atHardBreak = void 0;
     return;
    }
    if (!this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type)) {
     onenterdata.call(this, token);
     onexitdata.call(this, token);
    }
   }
   function onexithardbreak() {
    this.data.atHardBreak = true;
   }
   function onexithtmlflow() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.value = data;
   }
   function onexithtmltext() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.value = data;
   }
   function onexitcodetext() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.value = data;
   }
   function onexitlink() {
    const node = this.stack[this.stack.length - 1];
    if (this.data.inReference) {
     const referenceType = this.data.referenceType || "shortcut";
     node.type += "Reference";
     node.referenceType = referenceType;
     delete node.url;
     delete node.title;
    } else {
     delete node.identifier;
     delete node.label;
    }
    this.data.referenceType = void 0;
   }
   function onexitimage() {
    const node = this.stack[this.stack.length - 1];
    if (this.data.inReference) {
     const referenceType = this.data.referenceType || "shortcut";
     node.type += "Reference";
     node.referenceType = referenceType;
     delete node.url;
     delete node.title;
    } else {
     delete node.identifier;
     delete node.label;
    }
    this.data.referenceType = void 0;
   }
   function onexitlabeltext(token) {
    const string = this.sliceSerialize(token);
    const ancestor = this.stack[this.stack.length - 2];
    ancestor.label = decodeString(string);
    ancestor.identifier = normalizeIdentifier(string).toLowerCase();
   }
   function onexitlabel() {
    const fragment = this.stack[this.stack.length - 1];
    const value = this.resume();
    const node = this.stack[this.stack.length - 1];
    this.data.inReference = true;
    if (node.type === "link") {
     const children = fragment.children;
     node.children = children;
    } else node.alt = value;
   }
   function onexitresourcedestinationstring() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.url = data;
   }
   function onexitresourcetitlestring() {
    const data = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.title = data;
   }
   function onexitresource() {
    this.data.inReference = void 0;
   }
   function onenterreference() {
    this.data.referenceType = "collapsed";
   }
   function onexitreferencestring(token) {
    const label = this.resume();
    const node = this.stack[this.stack.length - 1];
    node.label = label;
    node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
    this.data.referenceType = "full";
   }
   function onexitcharacterreferencemarker(token) {
    this.data.characterReferenceType = token.type;
   }
   function onexitcharacterreferencevalue(token) {
    const data = this.sliceSerialize(token);
    const type = this.data.characterReferenceType;
    let value;
    if (type) {
     value = decodeNumericCharacterReference(data, type === "characterReferenceMarkerNumeric" ? 10 : 16);
     this.data.characterReferenceType = void 0;
    } else {
     const result = decodeNamedCharacterReference(data);
     value = result;
    }
    const tail = this.stack[this.stack.length - 1];
    tail.value += value;
   }
   function onexitcharacterreference(token) {
    const tail = this.stack.pop();
    tail.position.end = lib_point(token.end);
   }
   function onexitautolinkprotocol(token) {
    onexitdata.call(this, token);
    const node = this.stack[this.stack.length - 1];
    node.url = this.sliceSerialize(token);
   }
   function onexitautolinkemail(token) {
    onexitdata.call(this, token);
    const node = this.stack[this.stack.length - 1];
    node.url = "mailto:" + this.sliceSerialize(token);
   }
   function blockQuote() {
    return {
     type: "blockquote",
     children: [],
     position: void 0
    };
   }
   function codeFlow() {
    return {
     type: "code",
     lang: null,
     meta: null,
     value: "",
     position: void 0
    };
   }
   function codeText() {
    return {
     type: "inlineCode",
     value: "",
     position: void 0
    };
   }
   function definition() {
    return {
     type: "definition",
     identifier: "",
     label: null,
     title: null,
     url: "",
     position: void 0
    };
   }
   function emphasis() {
    return {
     type: "emphasis",
     children: [],
     position: void 0
    };
   }
   function heading() {
    return {
     type: "heading",
     depth: 0,
     children: [],
     position: void 0
    };
   }
   function hardBreak() {
    return {
     type: "break",
     position: void 0
    };
   }
   function html() {
    return {
     type: "html",
     value: "",
     position: void 0
    };
   }
   function image() {
    return {
     type: "image",
     title: null,
     url: "",
     alt: null,
     position: void 0
    };
   }
   function link() {
    return {
     type: "link",
     title: null,
     url: "",
     children: [],
     position: void 0
    };
   }
   function list(token) {
    return {
     type: "list",
     ordered: token.type === "listOrdered",
     start: null,
     spread: token._spread,
     children: [],
     position: void 0
    };
   }
   function listItem(token) {
    return {
     type: "listItem",
     spread: token._spread,
     checked: null,
     children: [],
     position: void 0
    };
   }
   function paragraph() {
    return {
     type: "paragraph",
     children: [],
     position: void 0
    };
   }
   function strong() {
    return {
     type: "strong",
     children: [],
     position: void 0
    };
   }
   function text() {
    return {
     type: "text",
     value: "",
     position: void 0
    };
   }
   function thematicBreak() {
    return {
     type: "thematicBreak",
     position: void 0
    };
   }
  }
  function lib_point(d) {
   return {
    line: d.line,
    column: d.column,
    offset: d.offset
   };
  }
  function configure(combined, extensions) {
   let index = -1;
   while (++index < extensions.length) {
    const value = extensions[index];
    if (Array.isArray(value)) configure(combined, value); else extension(combined, value);
   }
  }
  function extension(combined, extension) {
   let key;
   for (key in extension) if (lib_own.call(extension, key)) switch (key) {
   case "canContainEols":
    {
     const right = extension[key];
     if (right) combined[key].push(...right);
     break;
    }

   case "transforms":
    {
     const right = extension[key];
     if (right) combined[key].push(...right);
     break;
    }

   case "afterExit":
   case "beforeEnter":
    {
     const right = extension[key];
     if (right) combined[key].push(right);
     break;
    }

   case "enter":
   case "exit":
    {
     const right = extension[key];
     if (right) Object.assign(combined[key], right);
     break;
    }
   }
  }
  function defaultOnError(left, right) {
   if (left) throw new Error("Cannot close `" + left.type + "` (" + stringifyPosition({
    start: left.start,
    end: left.end
   }) + "): a different token (`" + right.type + "`, " + stringifyPosition({
    start: right.start,
    end: right.end
   }) + ") is open");
   throw new Error("Cannot close document, a token (`" + right.type + "`, " + stringifyPosition({
    start: right.start,
    end: right.end
   }) + ") is still open");
  }
 },
 1756: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   S: () => gfmTaskListItemFromMarkdown
  });
  function ok() {}
  function gfmTaskListItemFromMarkdown() {
   return {
    exit: {
     taskListCheckValueChecked: exitCheck,
     taskListCheckValueUnchecked: exitCheck,
     paragraph: exitParagraphWithTaskListItem
    }
   };
  }
  function exitCheck(token) {
   const node = this.stack[this.stack.length - 2];
   ok(node.type === "listItem");
   node.checked = token.type === "taskListCheckValueChecked";
  }
  function exitParagraphWithTaskListItem(token) {
   const parent = this.stack[this.stack.length - 2];
   if (parent && parent.type === "listItem" && typeof parent.checked === "boolean") {
    const node = this.stack[this.stack.length - 1];
    ok(node.type === "paragraph");
    const head = node.children[0];
    if (head && head.type === "text") {
     const siblings = parent.children;
     let index = -1;
     let firstParagraph;
     while (++index < siblings.length) {
      const sibling = siblings[index];
      if (sibling.type === "paragraph") {
       firstParagraph = sibling;
       break;
      }
     }
     if (firstParagraph === node) {
      head.value = head.value.slice(1);
      if (head.value.length === 0) node.children.shift(); else if (node.position && head.position && typeof head.position.start.offset === "number") {
       head.position.start.column++;
       head.position.start.offset++;
       node.position.start = {
        ...head.position.start
       };
      }
     }
    }
   }
   this.exit(token);
  }
 },
 1197: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   J: () => gfmTaskListItem
  });
  var micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2328);
  var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
  const tasklistCheck = {
   name: "tasklistCheck",
   tokenize: tokenizeTasklistCheck
  };
  function gfmTaskListItem() {
   return {
    text: {
     [91]: tasklistCheck
    }
   };
  }
  function tokenizeTasklistCheck(effects, ok, nok) {
   const self = this;
   return open;
   function open(code) {
    if (self.previous !== null || !self._gfmTasklistFirstContentOfListItem) return nok(code);
    effects.enter("taskListCheck");
    effects.enter("taskListCheckMarker");
    effects.consume(code);
    effects.exit("taskListCheckMarker");
    return inside;
   }
   function inside(code) {
    if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.Ee)(code)) {
     effects.enter("taskListCheckValueUnchecked");
     effects.consume(code);
     effects.exit("taskListCheckValueUnchecked");
     return close;
    }
    if (code === 88 || code === 120) {
     effects.enter("taskListCheckValueChecked");
     effects.consume(code);
     effects.exit("taskListCheckValueChecked");
     return close;
    }
    return nok(code);
   }
   function close(code) {
    if (code === 93) {
     effects.enter("taskListCheckMarker");
     effects.consume(code);
     effects.exit("taskListCheckMarker");
     effects.exit("taskListCheck");
     return after;
    }
    return nok(code);
   }
   function after(code) {
    if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.HP)(code)) return ok(code);
    if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) return effects.check({
     tokenize: spaceThenNonSpace
    }, ok, nok)(code);
    return nok(code);
   }
  }
  function spaceThenNonSpace(effects, ok, nok) {
   return (0, micromark_factory_space__WEBPACK_IMPORTED_MODULE_1__.N)(effects, after, "whitespace");
   function after(code) {
    return code === null ? nok(code) : ok(code);
   }
  }
 },
 2328: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B: () => factorySpaceMinMax,
   N: () => factorySpace
  });
  var micromark_util_character__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);
  function factorySpace(effects, ok, type, max) {
   const limit = max ? max - 1 : 1 / 0;
   let size = 0;
   return start;
   function start(code) {
    if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
     effects.enter(type);
     return prefix(code);
    }
    return ok(code);
   }
   function prefix(code) {
    if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size++ < limit) {
     effects.consume(code);
     return prefix;
    }
    effects.exit(type);
    return ok(code);
   }
  }
  function factorySpaceMinMax(effects, ok, nok, type, min, max) {
   let size = 0;
   return start;
   function start(code) {
    if (max > 0 && (0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code)) {
     effects.enter(type);
     return prefix(code);
    }
    return after(code);
   }
   function prefix(code) {
    if ((0, micromark_util_character__WEBPACK_IMPORTED_MODULE_0__.On)(code) && size < max) {
     effects.consume(code);
     size++;
     return prefix;
    }
    effects.exit(type);
    return after(code);
   }
   function after(code) {
    return size >= min ? ok(code) : nok(code);
   }
  }
 },
 401: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   BM: () => asciiDigit,
   CW: () => asciiAlpha,
   Ee: () => markdownLineEndingOrSpace,
   HP: () => markdownLineEnding,
   JQ: () => asciiControl,
   Ny: () => unicodeWhitespace,
   On: () => markdownSpace,
   cx: () => asciiAtext,
   es: () => unicodePunctuation,
   lV: () => asciiAlphanumeric,
   ok: () => asciiHexDigit,
   ol: () => asciiPunctuation
  });
  const asciiAlpha = regexCheck(/[A-Za-z]/);
  const asciiAlphanumeric = regexCheck(/[\dA-Za-z]/);
  const asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
  function asciiControl(code) {
   return code !== null && (code < 32 || code === 127);
  }
  const asciiDigit = regexCheck(/\d/);
  const asciiHexDigit = regexCheck(/[\dA-Fa-f]/);
  const asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
  function markdownLineEnding(code) {
   return code !== null && code < -2;
  }
  function markdownLineEndingOrSpace(code) {
   return code !== null && (code < 0 || code === 32);
  }
  function markdownSpace(code) {
   return code === -2 || code === -1 || code === 32;
  }
  const unicodePunctuation = regexCheck(/\p{P}|\p{S}/u);
  const unicodeWhitespace = regexCheck(/\s/);
  function regexCheck(regex) {
   return check;
   function check(code) {
    return code !== null && code > -1 && regex.test(String.fromCharCode(code));
   }
  }
 },
 8919: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   qg: () => parse
  });
  function isOctal(code) {
   return code >= 48 && code <= 55;
  }
  function isHex(code) {
   return code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102;
  }
  function codePoint(value, fallback) {
   try {
    return String.fromCodePoint(value);
   } catch {
    return fallback;
   }
  }
  const utf8 = new TextDecoder("utf-8", {
   ignoreBOM: true
  });
  function decodeBytes(bytes) {
   return utf8.decode(new Uint8Array(bytes));
  }
  function readByteEscape(source, pos, limit) {
   if (source.charCodeAt(pos) !== 92 || pos + 2 > limit) return;
   const escaped = source.charCodeAt(pos + 1);
   const digitsStart = pos + 2;
   let end = digitsStart;
   if (escaped === 120) {
    while (end < limit && end - digitsStart < 2 && isHex(source.charCodeAt(end))) end++;
    if (end === digitsStart) return;
    return {
     value: Number.parseInt(source.slice(digitsStart, end), 16),
     end: end
    };
   }
   if (!isOctal(escaped)) return;
   while (end < limit && end - digitsStart < 2 && isOctal(source.charCodeAt(end))) end++;
   return {
    value: Number.parseInt(source.slice(pos + 1, end), 8) & 255,
    end: end
   };
  }
  function decodeAnsiCQuoted(source, start, limit) {
   let pos = start;
   let value = "";
   let bytes = [];
   let nul = -1;
   while (pos < limit && source.charCodeAt(pos) !== 39) {
    const escapeStart = pos;
    const byte = readByteEscape(source, pos, limit);
    if (byte && byte.value >= 128) {
     bytes.push(byte.value);
     pos = byte.end;
     continue;
    }
    if (bytes.length > 0) {
     value += decodeBytes(bytes);
     bytes = [];
    }
    if (byte) {
     if (byte.value === 0 && nul === -1) nul = value.length;
     value += String.fromCharCode(byte.value);
     pos = byte.end;
     continue;
    }
    if (source.charCodeAt(pos) !== 92 || pos + 1 >= limit) {
     const runStart = pos;
     while (pos < limit) {
      const code = source.charCodeAt(pos);
      if (code === 39 || code === 92 && pos + 1 < limit) break;
      pos++;
     }
     value += source.slice(runStart, pos);
     continue;
    }
    pos++;
    const escaped = source[pos++];
    switch (escaped) {
    case "a":
     value += "";
     break;

    case "b":
     value += "\b";
     break;

    case "e":
    case "E":
     value += "";
     break;

    case "f":
     value += "\f";
     break;

    case "n":
     value += "\n";
     break;

    case "r":
     value += "\r";
     break;

    case "t":
     value += "\t";
     break;

    case "v":
     value += "\v";
     break;

    case "\\":
     value += "\\";
     break;

    case "'":
     value += "'";
     break;

    case '"':
     value += '"';
     break;

    case "?":
     value += "?";
     break;

    case "\n":
     break;

    case "c":
     {
      const code = pos < limit ? source.charCodeAt(pos) : 39;
      if (code === 39) {
       value += source.slice(escapeStart, pos);
       break;
      }
      pos++;
      if (code === 92) {
       const pair = pos < limit && source.charCodeAt(pos) === 92;
       if (pair) pos++;
       value += "";
       if (!pair && pos < limit) {
        value += source[pos];
        pos++;
       }
       break;
      }
      const control = code === 63 ? 127 : code & 31;
      if (control === 0 && code < 128 && nul === -1) nul = value.length;
      value += String.fromCharCode(control);
      break;
     }

    case "u":
    case "U":
     {
      const digitsStart = pos;
      const maxDigits = escaped === "u" ? 4 : 8;
      while (pos < limit && pos - digitsStart < maxDigits && isHex(source.charCodeAt(pos))) pos++;
      if (pos === digitsStart) {
       value += `\\${escaped}`;
       break;
      }
      const raw = source.slice(escapeStart, pos);
      const point = Number.parseInt(source.slice(digitsStart, pos), 16);
      if (point === 0 && nul === -1) nul = value.length;
      value += codePoint(point, raw);
      break;
     }

    default:
     value += `\\${escaped}`;
     break;
    }
   }
   if (bytes.length > 0) value += decodeBytes(bytes);
   if (nul !== -1) value = value.slice(0, nul);
   const closed = pos < limit;
   if (closed) pos++;
   return {
    value: value,
    end: pos,
    closed: closed
   };
  }
  class ScriptExpansionImpl {
   static _resolveScript;
   type;
   pos;
   end;
   text;
   #window;
   #script=void 0;
   constructor(type, pos, end, text, window) {
    this.type = type;
    this.pos = pos;
    this.end = end;
    this.text = text;
    this.#window = window;
   }
   get script() {
    const window = this.#window;
    if (window !== void 0) {
     const script = ScriptExpansionImpl._resolveScript(window.source, window.start, window.end, window.depth, window.parenBoundary, window.context);
     if (window.context === void 0) script.source = window.source;
     this.script = script;
    }
    return this.#script;
   }
   set script(script) {
    this.#script = script;
    this.#window = void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     script: this.script
    };
   }
  }
  class ProcessSubstitutionImpl extends ScriptExpansionImpl {
   operator;
   constructor(pos, end, text, operator, window) {
    super("ProcessSubstitution", pos, end, text, window);
    this.operator = operator;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     operator: this.operator,
     script: this.script
    };
   }
  }
  class ArithmeticExpansionImpl {
   static _resolveExpression;
   type="ArithmeticExpansion";
   pos;
   end;
   text;
   #window;
   #expression=void 0;
   constructor(pos, end, text, window) {
    this.pos = pos;
    this.end = end;
    this.text = text;
    this.#window = window;
   }
   get expression() {
    const window = this.#window;
    if (window !== void 0) this.expression = ArithmeticExpansionImpl._resolveExpression(window.body, window.offset, window.source, window.depth, window.context, window.depth + 1);
    return this.#expression;
   }
   set expression(expression) {
    this.#expression = expression;
    this.#window = void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     expression: this.expression
    };
   }
  }
  const MAX_SYNTAX_NESTING = 256;
  function dequoteValue(parts) {
   let s = "";
   for (const c of parts) s += c.type === "Literal" ? c.value : c.text;
   return s;
  }
  function unescapeBareValue(text) {
   const first = text.indexOf("\\");
   if (first === -1) return text;
   let s = "";
   let start = 0;
   for (let i = first; i < text.length; i++) {
    if (text.charCodeAt(i) !== 92) continue;
    s += text.slice(start, i);
    i++;
    if (i >= text.length) {
     s += "\\";
     start = i;
     break;
    }
    if (text.charCodeAt(i) !== 10) s += text[i];
    start = i + 1;
   }
   return s + text.slice(start);
  }
  function continuedExpansionValue(text) {
   let pos = 1;
   while (text[pos] === "\\" && text[pos + 1] === "\n") pos += 2;
   return pos === 1 || text[pos] !== "(" ? text : text[0] + text.slice(pos);
  }
  function wordPartsValue(parts) {
   let value = "";
   for (const part of parts) switch (part.type) {
   case "Literal":
   case "Glob":
   case "SingleQuoted":
   case "AnsiCQuoted":
    value += part.value;
    break;

   case "DoubleQuoted":
   case "LocaleString":
    value += dequoteValue(part.parts);
    break;

   case "CommandExpansion":
    value += part.text[0] === "$" ? continuedExpansionValue(part.text) : part.text;
    break;

   case "ExtendedGlob":
    value += continuedExpansionValue(part.text);
    break;

   default:
    value += part.text;
    break;
   }
   return value;
  }
  class WordImpl {
   type="Word";
   text;
   pos;
   end;
   #source;
   #resolver;
   #depth;
   #parts;
   #value=null;
   constructor(text, pos, end, source, resolver, depth = 0) {
    this.text = text;
    this.pos = pos;
    this.end = end;
    this.#source = source;
    this.#resolver = resolver;
    this.#depth = depth;
    this.#parts = resolver === void 0 ? void 0 : null;
   }
   get value() {
    if (this.#value === null) {
     const parts = this.#source === void 0 && this.#parts === null ? void 0 : this.parts;
     this.#value = parts ? wordPartsValue(parts) : unescapeBareValue(this.text);
    }
    return this.#value;
   }
   get parts() {
    if (this.#parts === null) this.#parts = this.#resolver?.(this.#source ?? "", this, this.#depth) ?? void 0;
    return this.#parts;
   }
   set parts(v) {
    this.#parts = v ?? void 0;
   }
   toJSON() {
    return {
     type: this.type,
     text: this.text,
     pos: this.pos,
     end: this.end,
     parts: this.parts,
     value: this.value
    };
   }
  }
  function createSubstitutionContext(parent) {
   const boundaries = parent === void 0 ? void 0 : substitutionBoundaries(parent);
   return {
    boundaries: boundaries,
    wordParts: void 0,
    embeddedParts: void 0,
    arrayParts: void 0
   };
  }
  function substitutionBoundaries(context) {
   return context.boundaries ?? (context.boundaries = new Map);
  }
  const CH_TAB = 9;
  const CH_NL = 10;
  const CH_SPACE = 32;
  const CH_BANG = 33;
  const CH_DQUOTE = 34;
  const CH_HASH = 35;
  const CH_DOLLAR = 36;
  const CH_PERCENT = 37;
  const CH_AMP = 38;
  const CH_SQUOTE = 39;
  const CH_LPAREN = 40;
  const CH_RPAREN = 41;
  const CH_STAR = 42;
  const CH_PLUS = 43;
  const CH_COMMA = 44;
  const CH_DASH = 45;
  const CH_DOT = 46;
  const CH_SLASH = 47;
  const CH_0 = 48;
  const CH_9 = 57;
  const CH_COLON = 58;
  const CH_SEMI = 59;
  const CH_LT = 60;
  const CH_EQ = 61;
  const CH_GT = 62;
  const CH_QUESTION = 63;
  const CH_AT = 64;
  const CH_A = 65;
  const CH_Z = 90;
  const CH_LBRACKET = 91;
  const CH_BACKSLASH = 92;
  const CH_RBRACKET = 93;
  const CH_CARET = 94;
  const CH_UNDERSCORE = 95;
  const CH_BACKTICK = 96;
  const CH_a = 97;
  const CH_z = 122;
  const CH_LBRACE = 123;
  const CH_PIPE = 124;
  const CH_RBRACE = 125;
  const CH_TILDE = 126;
  function skipLineContinuations(source, pos, end) {
   while (pos + 1 < end && source.charCodeAt(pos) === CH_BACKSLASH && source.charCodeAt(pos + 1) === CH_NL) pos += 2;
   return pos;
  }
  function hasGlobCharacters(text) {
   return /[*?[]/.test(text);
  }
  const bracketSyntax = new Uint8Array(128);
  bracketSyntax[CH_BANG] = 1;
  bracketSyntax[CH_CARET] = 1;
  bracketSyntax[CH_LBRACKET] = 1;
  bracketSyntax[CH_RBRACKET] = 1;
  bracketSyntax[CH_COLON] = 1;
  bracketSyntax[CH_DOT] = 1;
  bracketSyntax[CH_EQ] = 1;
  bracketSyntax[CH_DASH] = 1;
  bracketSyntax[CH_BACKSLASH] = 1;
  function bracketEnds(source, start, end, parts, offset) {
   let close = end - 1;
   while (close > start && source.charCodeAt(close) !== CH_RBRACKET) close--;
   if (close === start) return null;
   const positions = [];
   const kinds = [];
   const members = [];
   let partIndex = 0;
   let symbols = false;
   for (let pos = start; pos < end; pos++) {
    while (parts && partIndex < parts.length && parts[partIndex].end <= pos + offset) partIndex++;
    const part = parts?.[partIndex];
    const tokenPos = pos;
    let kind = 0;
    if (part && part.pos <= pos + offset && part.type !== "Literal") pos = part.end - offset - 1; else {
     kind = source.charCodeAt(pos);
     if (kind === CH_BACKSLASH && pos + 1 < end && source.charCodeAt(pos + 1) === CH_NL) {
      pos++;
      continue;
     }
     if (kind >= 128 || !bracketSyntax[kind]) kind = 0;
    }
    const last = kinds.length - 1;
    if (kind === 0 && last >= 0 && kinds[last] === 0) {
     members[last]++;
     continue;
    }
    if (last >= 0 && kinds[last] === CH_LBRACKET && (kind === CH_COLON || kind === CH_EQ || kind === CH_DOT)) symbols = true;
    positions.push(tokenPos);
    kinds.push(kind);
    members.push(1);
   }
   const count = kinds.length;
   let symbolEnd;
   if (symbols) {
    symbolEnd = new Int32Array(count).fill(-1);
    let close = -1;
    let colon = -1;
    let eq = -1;
    let dot = -1;
    for (let i = count - 1; i >= 0; i--) {
     const kind = kinds[i + 2];
     if (kind === CH_RBRACKET) close = i + 2; else if (kinds[i + 3] === CH_RBRACKET) if (kind === CH_COLON) colon = i + 2; else if (kind === CH_EQ) eq = i + 2; else if (kind === CH_DOT) dot = i + 2;
     if (kinds[i] !== CH_LBRACKET) continue;
     const type = kinds[i + 1];
     const found = type === CH_COLON ? colon : type === CH_EQ ? eq : type === CH_DOT ? dot : -1;
     if (found !== -1 && (type === CH_DOT || close === -1 || close > found)) symbolEnd[i] = found + 2;
    }
   }
   const subBracket = open => symbolEnd === void 0 ? -1 : symbolEnd[open];
   const endFrom = new Int32Array(count + 2).fill(-1);
   const resume = (next, range) => {
    if (next >= count) return -1;
    if (range && kinds[next] === CH_DASH && next + 1 < count && kinds[next + 1] !== CH_RBRACKET) {
     let last = next + 1;
     if (kinds[last] === CH_BACKSLASH) {
      if (last + 1 >= count) return -1;
      last++;
     }
     let after = last + 1;
     if (kinds[last] === CH_LBRACKET && kinds[last + 1] === CH_DOT) {
      const symbol = subBracket(last);
      if (symbol !== -1) after = symbol;
     } else if (kinds[last] === 0 && members[last] > 1) return endFrom[last];
     if (after >= count) return -1;
     return kinds[after] === CH_RBRACKET ? after + 1 : endFrom[after];
    }
    return kinds[next] === CH_RBRACKET ? next + 1 : endFrom[next];
   };
   for (let t = count - 1; t >= 0; t--) {
    const kind = kinds[t];
    let after = t + 1;
    let range = true;
    if (kind === CH_BACKSLASH) {
     if (t + 1 >= count) continue;
     after = t + 2;
    } else if (kind === CH_LBRACKET) {
     const type = kinds[t + 1];
     if (type === CH_COLON || type === CH_EQ || type === CH_DOT) {
      const symbol = subBracket(t);
      if (symbol !== -1) {
       after = symbol;
       range = type === CH_DOT;
      }
     }
    }
    endFrom[t] = resume(after, range);
   }
   const ends = new Map;
   for (let t = 0; t < count; t++) {
    if (kinds[t] !== CH_LBRACKET) continue;
    let first = t + 1;
    if (kinds[first] === CH_BANG || kinds[first] === CH_CARET) first++;
    if (first >= count) continue;
    const close = kinds[first] === CH_RBRACKET ? resume(first + 1, true) : endFrom[first];
    if (close !== -1) ends.set(positions[t], positions[close - 1] + 1);
   }
   return ends;
  }
  function appendRange(source, start, end, parts, index, offset, result) {
   while (start < end) {
    while (parts && index < parts.length && parts[index].end <= start + offset) index++;
    const part = parts?.[index];
    if (part && part.pos === start + offset && part.end <= end + offset) {
     result.push(part);
     start = part.end - offset;
     index++;
     continue;
    }
    const stop = part ? Math.min(end, (part.pos > start + offset ? part.pos : part.end) - offset) : end;
    const text = source.slice(start, stop);
    result.push({
     type: "Literal",
     pos: start + offset,
     end: stop + offset,
     text: text,
     value: unescapeBareValue(text)
    });
    start = stop;
   }
   return index;
  }
  function parseGlobParts(source, start, end, parts, offset = 0) {
   let result;
   let brackets;
   let partIndex = 0;
   let emittedIndex = 0;
   let literalStart = start;
   for (let pos = start; pos < end; pos++) {
    while (parts && partIndex < parts.length && parts[partIndex].end <= pos + offset) partIndex++;
    const part = parts?.[partIndex];
    if (part && part.pos <= pos + offset && part.type !== "Literal") {
     pos = part.end - offset - 1;
     continue;
    }
    const character = source.charCodeAt(pos);
    if (character === CH_BACKSLASH) {
     pos++;
     continue;
    }
    let globEnd;
    if (character === CH_STAR || character === CH_QUESTION) {
     const limit = part ? Math.min(end, part.end - offset) : end;
     const next = skipLineContinuations(source, pos + 1, limit);
     if (next < limit && source.charCodeAt(next) === CH_LPAREN) continue;
     globEnd = pos + 1;
     if (character === CH_STAR) while (globEnd < limit && source.charCodeAt(globEnd) === CH_STAR) {
      const next = skipLineContinuations(source, globEnd + 1, limit);
      if (next < limit && source.charCodeAt(next) === CH_LPAREN) break;
      globEnd++;
     }
    } else if (character === CH_LBRACKET) {
     if (brackets === void 0) brackets = bracketEnds(source, pos, end, parts, offset);
     const close = brackets?.get(pos);
     if (close === void 0) continue;
     globEnd = close;
    } else continue;
    if (!result) result = [];
    emittedIndex = appendRange(source, literalStart, pos, parts, emittedIndex, offset, result);
    const text = source.slice(pos, globEnd);
    let glob;
    if (character === CH_LBRACKET) {
     const interior = [];
     emittedIndex = appendRange(source, pos + 1, globEnd - 1, parts, emittedIndex, offset, interior);
     glob = {
      type: "Glob",
      kind: "bracket",
      pos: pos + offset,
      end: globEnd + offset,
      text: text,
      value: "[" + wordPartsValue(interior) + "]",
      parts: interior
     };
    } else glob = {
     type: "Glob",
     kind: character === CH_STAR ? "star" : "question",
     pos: pos + offset,
     end: globEnd + offset,
     text: text,
     value: text,
     parts: void 0
    };
    result.push(glob);
    literalStart = globEnd;
    pos = globEnd - 1;
   }
   if (!result) return parts ?? void 0;
   appendRange(source, literalStart, end, parts, emittedIndex, offset, result);
   return result;
  }
  const Token = {
   Word: 0,
   Assignment: 1,
   Semi: 2,
   Newline: 3,
   Pipe: 4,
   And: 5,
   Or: 6,
   Amp: 7,
   LParen: 8,
   RParen: 9,
   LBrace: 10,
   RBrace: 11,
   Bang: 12,
   If: 13,
   Then: 14,
   Else: 15,
   Elif: 16,
   Fi: 17,
   Do: 18,
   Done: 19,
   For: 20,
   While: 21,
   Until: 22,
   In: 23,
   Case: 24,
   Esac: 25,
   Function: 26,
   DoubleSemi: 27,
   SemiAmp: 28,
   DoubleSemiAmp: 29,
   Select: 30,
   DblLBracket: 31,
   DblRBracket: 32,
   EOF: 33,
   ArithCmd: 34,
   Coproc: 35,
   Redirect: 36
  };
  class TokenValue {
   token=Token.EOF;
   _value="";
   _owner;
   pos=0;
   end=0;
   fileDescriptor=void 0;
   variableName=void 0;
   descriptorEnd=0;
   delimiterQuoted=false;
   content=void 0;
   targetPos=0;
   targetEnd=0;
   assignmentOperatorPos=-1;
   raw=false;
   keywordEligible=false;
   constructor(owner = null) {
    this._owner = owner;
   }
   get value() {
    return this._value ?? (this._value = this._owner === null ? "" : this._owner._tokenValue(this.pos, this.end, this.raw));
   }
   set value(v) {
    this._value = v;
   }
   reset() {
    this.token = Token.EOF;
    this._value = "";
    this.pos = 0;
    this.end = 0;
    this.fileDescriptor = void 0;
    this.variableName = void 0;
    this.descriptorEnd = 0;
    this.delimiterQuoted = false;
    this.content = void 0;
    this.targetPos = 0;
    this.targetEnd = 0;
    this.assignmentOperatorPos = -1;
    this.raw = false;
    this.keywordEligible = false;
   }
   copyFrom(other) {
    this.token = other.token;
    this._value = other._value;
    this.pos = other.pos;
    this.end = other.end;
    this.fileDescriptor = other.fileDescriptor;
    this.variableName = other.variableName;
    this.descriptorEnd = other.descriptorEnd;
    this.delimiterQuoted = other.delimiterQuoted;
    this.content = other.content;
    this.targetPos = other.targetPos;
    this.targetEnd = other.targetEnd;
    this.assignmentOperatorPos = other.assignmentOperatorPos;
    this.raw = other.raw;
    this.keywordEligible = other.keywordEligible;
   }
  }
  const RESERVED_WORDS = new Map([ [ "if", Token.If ], [ "then", Token.Then ], [ "else", Token.Else ], [ "elif", Token.Elif ], [ "fi", Token.Fi ], [ "do", Token.Do ], [ "done", Token.Done ], [ "for", Token.For ], [ "while", Token.While ], [ "until", Token.Until ], [ "in", Token.In ], [ "case", Token.Case ], [ "esac", Token.Esac ], [ "function", Token.Function ], [ "select", Token.Select ], [ "coproc", Token.Coproc ], [ "!", Token.Bang ], [ "{", Token.LBrace ], [ "}", Token.RBrace ] ]);
  const charType = new Uint8Array(128);
  charType[CH_PIPE] = 1;
  charType[CH_AMP] = 1;
  charType[CH_SEMI] = 1;
  charType[CH_LPAREN] = 1;
  charType[CH_RPAREN] = 1;
  charType[CH_LT] = 1;
  charType[CH_GT] = 1;
  charType[CH_SPACE] = 1;
  charType[CH_TAB] = 1;
  charType[CH_NL] = 1;
  charType[CH_BACKSLASH] = 2;
  charType[CH_SQUOTE] = 2;
  charType[CH_DQUOTE] = 2;
  charType[CH_DOLLAR] = 2;
  charType[CH_BACKTICK] = 2;
  charType[CH_LBRACE] = 2;
  function skipBlanks(source, pos, end) {
   while (pos < end) {
    const ch = source.charCodeAt(pos);
    if (ch === CH_SPACE || ch === CH_TAB) pos++; else if (ch === CH_BACKSLASH && pos + 1 < end && source.charCodeAt(pos + 1) === CH_NL) pos += 2; else break;
   }
   return pos;
  }
  const arithmeticWordDelimiter = new Uint8Array(128);
  for (const ch of [ CH_TAB, CH_NL, CH_SPACE, CH_BANG, CH_PERCENT, CH_AMP, CH_LPAREN, CH_RPAREN, CH_STAR, CH_PLUS, CH_COMMA, CH_DASH, CH_SLASH, CH_COLON, CH_LT, CH_EQ, CH_GT, CH_QUESTION, CH_CARET, CH_PIPE ]) arithmeticWordDelimiter[ch] = 1;
  function hasEmbeddedWordStructure(source, start, end) {
   for (let pos = start; pos < end; pos++) {
    const ch = source.charCodeAt(pos);
    if (ch === CH_BACKSLASH || ch === CH_SQUOTE || ch === CH_DQUOTE || ch === CH_DOLLAR || ch === CH_BACKTICK || (ch === CH_LT || ch === CH_GT) && pos + 1 < end && source.charCodeAt(pos + 1) === CH_LPAREN) return true;
   }
   return false;
  }
  function findUnnested(s, target, pairTernaries = false, findNestedEnd) {
   let depth = 0;
   let ternaryDepth = 0;
   for (let i = 0; i < s.length; i++) {
    const c = s.charCodeAt(i);
    if (c === CH_BACKSLASH) {
     i++;
     continue;
    }
    if (c === CH_LBRACE) {
     depth++;
     continue;
    }
    if (c === CH_RBRACE) {
     if (depth > 0) depth--;
     continue;
    }
    if (c === CH_SQUOTE) {
     i++;
     while (i < s.length && s.charCodeAt(i) !== CH_SQUOTE) i++;
     continue;
    }
    if (c === CH_DQUOTE) {
     i++;
     while (i < s.length) {
      const quoted = s.charCodeAt(i);
      if (quoted === CH_DQUOTE) break;
      if (quoted === CH_BACKSLASH) {
       i += 2;
       continue;
      }
      const nestedEnd = findNestedEnd?.(i, true) ?? i;
      if (nestedEnd > i) {
       i = nestedEnd;
       continue;
      }
      i++;
     }
     continue;
    }
    const nestedEnd = findNestedEnd?.(i, false) ?? i;
    if (nestedEnd > i) {
     i = nestedEnd - 1;
     continue;
    }
    if (pairTernaries && depth === 0) {
     if (c === CH_QUESTION) {
      ternaryDepth++;
      continue;
     }
     if (c === CH_COLON && ternaryDepth > 0) {
      ternaryDepth--;
      continue;
     }
    }
    if (c === target && depth === 0) return i;
   }
   return -1;
  }
  const isIdChar = new Uint8Array(128);
  for (let i = CH_a; i <= CH_z; i++) isIdChar[i] = 3;
  for (let i = CH_A; i <= CH_Z; i++) isIdChar[i] = 3;
  for (let i = CH_0; i <= CH_9; i++) isIdChar[i] = 2;
  isIdChar[CH_UNDERSCORE] = 3;
  const extglobPrefix = new Uint8Array(128);
  extglobPrefix[CH_QUESTION] = 1;
  extglobPrefix[CH_AT] = 1;
  extglobPrefix[CH_STAR] = 1;
  extglobPrefix[CH_PLUS] = 1;
  extglobPrefix[CH_BANG] = 1;
  extglobPrefix[CH_EQ] = 1;
  function isExtglobOpen(prefix) {
   return prefix < 128 && prefix !== CH_EQ && extglobPrefix[prefix] === 1;
  }
  const extglobOp = {
   [CH_QUESTION]: "?",
   [CH_AT]: "@",
   [CH_STAR]: "*",
   [CH_PLUS]: "+",
   [CH_BANG]: "!"
  };
  function isDQChild(p) {
   const t = p.type;
   return t === "Literal" || t === "SimpleExpansion" || t === "ParameterExpansion" || t === "CommandExpansion" || t === "ArithmeticExpansion";
  }
  function isAllDigitsRange(src, start, end) {
   for (let i = start; i < end; i++) {
    const c = src.charCodeAt(i);
    if (c < CH_0 || c > CH_9) return false;
   }
   return end > start;
  }
  const ASSIGNMENT_INVALID = -1;
  const ASSIGNMENT_NAME_START = 0;
  const ASSIGNMENT_NAME = 1;
  const ASSIGNMENT_AFTER_INDEX = 2;
  const ASSIGNMENT_AFTER_PLUS = 3;
  const ASSIGNMENT_INDEX_BASE = 4;
  function joinWordParts(head, tail) {
   const last = head[head.length - 1];
   const first = tail[0];
   let start = 0;
   if (last?.type === "Literal" && first?.type === "Literal" && last.end === first.pos) {
    head[head.length - 1] = {
     type: "Literal",
     pos: last.pos,
     end: first.end,
     text: last.text + first.text,
     value: last.value + first.value
    };
    start = 1;
   }
   for (let i = start; i < tail.length; i++) head.push(tail[i]);
   return head;
  }
  function isMatchedAssignment(state) {
   return state < ASSIGNMENT_INVALID;
  }
  function assignmentOperatorPos(state) {
   return -state - 2;
  }
  function scanAssignmentPrefix(src, start, end, initialState) {
   let state = initialState;
   for (let i = start; i < end && state >= 0; i++) {
    const c = src.charCodeAt(i);
    if (state >= ASSIGNMENT_INDEX_BASE) {
     if (c === CH_LBRACKET) state++; else if (c === CH_RBRACKET && --state === ASSIGNMENT_INDEX_BASE) state = ASSIGNMENT_AFTER_INDEX;
    } else if (state === ASSIGNMENT_NAME_START) state = c < 128 && isIdChar[c] & 1 ? ASSIGNMENT_NAME : ASSIGNMENT_INVALID; else if (state === ASSIGNMENT_NAME) {
     if (c < 128 && isIdChar[c] & 2) continue;
     if (c === CH_LBRACKET) state = ASSIGNMENT_INDEX_BASE + 1; else if (c === CH_PLUS) state = ASSIGNMENT_AFTER_PLUS; else state = c === CH_EQ ? -i - 2 : ASSIGNMENT_INVALID;
    } else if (state === ASSIGNMENT_AFTER_INDEX) if (c === CH_PLUS) state = ASSIGNMENT_AFTER_PLUS; else state = c === CH_EQ ? -i - 2 : ASSIGNMENT_INVALID; else state = c === CH_EQ ? -i - 2 : ASSIGNMENT_INVALID;
   }
   return state;
  }
  function setToken(out, token, value, pos = 0, end = 0) {
   out.token = token;
   out._value = value;
   out.pos = pos;
   out.end = end;
   out.fileDescriptor = void 0;
   out.variableName = void 0;
   out.descriptorEnd = 0;
   out.delimiterQuoted = false;
   out.content = void 0;
   out.assignmentOperatorPos = -1;
   out.raw = false;
   out.keywordEligible = false;
  }
  function setSpanToken(out, token, pos, end, raw) {
   out.token = token;
   out._value = null;
   out.pos = pos;
   out.end = end;
   out.fileDescriptor = void 0;
   out.variableName = void 0;
   out.descriptorEnd = 0;
   out.delimiterQuoted = false;
   out.content = void 0;
   out.assignmentOperatorPos = -1;
   out.raw = raw;
   out.keywordEligible = false;
  }
  function matchReservedWord(src, start, len) {
   switch (src.charCodeAt(start)) {
   case CH_BANG:
    return len === 1 ? Token.Bang : void 0;

   case CH_LBRACE:
    return len === 1 ? Token.LBrace : void 0;

   case CH_RBRACE:
    return len === 1 ? Token.RBrace : void 0;

   case 105:
    {
     if (len !== 2) return;
     const c = src.charCodeAt(start + 1);
     return c === 102 ? Token.If : c === 110 ? Token.In : void 0;
    }

   case 102:
    if (len === 2) return src.charCodeAt(start + 1) === 105 ? Token.Fi : void 0;
    if (len === 3) return src.startsWith("for", start) ? Token.For : void 0;
    if (len === 8) return src.startsWith("function", start) ? Token.Function : void 0;
    return;

   case 116:
    return len === 4 && src.startsWith("then", start) ? Token.Then : void 0;

   case 101:
    if (len !== 4) return;
    if (src.startsWith("else", start)) return Token.Else;
    if (src.startsWith("elif", start)) return Token.Elif;
    if (src.startsWith("esac", start)) return Token.Esac;
    return;

   case 100:
    if (len === 2) return src.charCodeAt(start + 1) === 111 ? Token.Do : void 0;
    if (len === 4) return src.startsWith("done", start) ? Token.Done : void 0;
    return;

   case 99:
    if (len === 4) return src.startsWith("case", start) ? Token.Case : void 0;
    if (len === 6) return src.startsWith("coproc", start) ? Token.Coproc : void 0;
    return;

   case 119:
    return len === 5 && src.startsWith("while", start) ? Token.While : void 0;

   case 117:
    return len === 5 && src.startsWith("until", start) ? Token.Until : void 0;

   case 115:
    return len === 6 && src.startsWith("select", start) ? Token.Select : void 0;

   default:
    return;
   }
  }
  const LexContext = {
   Normal: 0,
   CommandStart: 1,
   TestMode: 2,
   CommandPrefix: 3,
   Declaration: 4,
   ArrayElement: 5,
   FunctionName: 6,
   CasePattern: 7,
   EvalArgument: 8
  };
  function isBraceCommandOpener(after) {
   return after === CH_SPACE || after === CH_TAB || after === CH_NL || after === CH_PIPE;
  }
  class Lexer {
   static _findSubstitutionEnd;
   src;
   srcEnd;
   parenBoundary;
   pos;
   current;
   nextState;
   hasPeek;
   pendingHereDocs;
   substitutionContext;
   _errors=null;
   _buildParts=false;
   _buildValue=false;
   _nestingDepth=0;
   constructor(src, start = 0, end = src.length, parenBoundary = false, context = createSubstitutionContext()) {
    this.src = src;
    this.srcEnd = end;
    this.parenBoundary = parenBoundary;
    this.pos = start;
    this.current = new TokenValue(this);
    this.nextState = new TokenValue(this);
    this.hasPeek = false;
    this.pendingHereDocs = null;
    this.substitutionContext = context;
    if (start === 0 && src.charCodeAt(0) === CH_HASH && src.charCodeAt(1) === CH_BANG) {
     const nl = src.indexOf("\n");
     this.pos = nl === -1 ? this.srcEnd : nl + 1;
    }
   }
   getSource() {
    return this.src;
   }
   fork(start, end, parenBoundary = false) {
    const lexer = new Lexer(this.src, start, end, parenBoundary, this.substitutionContext);
    lexer._nestingDepth = this._nestingDepth;
    return lexer;
   }
   getSubstitutionContext() {
    return this.substitutionContext;
   }
   get errors() {
    return this._errors ?? (this._errors = []);
   }
   commandExpansion(pos, text, start, inner, parenBoundary = false) {
    const window = this.scriptWindow(this.src, start, start + inner.length, parenBoundary);
    return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
   }
   decodedCommandExpansion(pos, text, inner) {
    const window = this.scriptWindow(inner, 0, inner.length, false, true);
    return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
   }
   processSubstitution(pos, text, operator, inner) {
    const window = this.scriptWindow(this.src, pos + 2, pos + 2 + inner.length, !this._unbalanced);
    return new ProcessSubstitutionImpl(pos, this.pos, text, operator, window);
   }
   scriptWindow(source, start, end, parenBoundary, decoded = false) {
    if (this._nestingDepth > MAX_SYNTAX_NESTING) return;
    const context = decoded ? void 0 : this.substitutionContext;
    return {
     source: source,
     start: start,
     end: end,
     depth: this._nestingDepth + 1,
     parenBoundary: parenBoundary,
     context: context
    };
   }
   getPos() {
    return this.pos;
   }
   findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
    if (Lexer._findSubstitutionEnd === void 0) return -1;
    return Lexer._findSubstitutionEnd(this.src, start, end, depth, this.substitutionContext);
   }
   _tokenValue(pos, end, raw) {
    return raw ? this.src.slice(pos, end) : this.wordValueOf(pos, end);
   }
   wordValueOf(start, end) {
    const savedPos = this.pos;
    const savedEnd = this.srcEnd;
    const savedBracketWindow = this._bracketWindow;
    const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
    const savedBuildValue = this._buildValue;
    const savedUnbalanced = this._unbalanced;
    const errorCount = this._errors === null ? 0 : this._errors.length;
    this.pos = start;
    this.srcEnd = end;
    this._buildValue = true;
    this.readWordText();
    if (this.pos < end && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= ASSIGNMENT_INDEX_BASE) {
     this.pos = start;
     this.readWordText(true);
    }
    const value = this._wordText;
    this.pos = savedPos;
    this.srcEnd = savedEnd;
    this._bracketWindow = savedBracketWindow;
    this._arithmeticBracketWindow = savedArithmeticBracketWindow;
    this._buildValue = savedBuildValue;
    this._unbalanced = savedUnbalanced;
    if (this._errors !== null) this._errors.length = errorCount;
    return value;
   }
   findClosingBracket(start, end = this.srcEnd) {
    const limit = Math.min(end, this.srcEnd);
    let window = this._bracketWindow;
    if (!window || window.limit !== limit) {
     window = {
      limit: limit,
      depth: this._nestingDepth,
      last: this.src.lastIndexOf("]", limit - 1)
     };
     this._bracketWindow = window;
    }
    if (start > window.last) return -1;
    if (window.depth !== this._nestingDepth) {
     window = {
      limit: limit,
      depth: this._nestingDepth,
      last: window.last
     };
     this._bracketWindow = window;
    }
    if (window.failed?.has(start)) return -1;
    const unmatched = [];
    const close = this.findClosingShellDelimiter(start, end, CH_RBRACKET, false, true, unmatched);
    if (close === -1) {
     const failed = window.failed ?? (window.failed = new Set);
     for (const starts of unmatched) for (const pos of starts) failed.add(pos);
    }
    return close;
   }
   findClosingArithmeticBracket(start, end = this.srcEnd) {
    const limit = Math.min(end, this.srcEnd);
    let window = this._arithmeticBracketWindow;
    if (!window || window.end !== limit || window.depth !== this._nestingDepth) {
     window = {
      end: limit,
      depth: this._nestingDepth,
      failed: new Set
     };
     this._arithmeticBracketWindow = window;
    }
    if (window.failed.has(start)) return -1;
    return this.findClosingShellDelimiter(start, end, CH_RBRACKET, false, false, void 0, window.failed);
   }
   findClosingBrace(start, end = this.srcEnd) {
    return this.findClosingShellDelimiter(start, end, CH_RBRACE);
   }
   findClosingParenthesis(start, end = this.srcEnd) {
    const savedPos = this.pos;
    const savedEnd = this.srcEnd;
    const savedBracketWindow = this._bracketWindow;
    const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
    const savedUnbalanced = this._unbalanced;
    this.pos = start;
    this.srcEnd = Math.min(end, this.srcEnd);
    this.extractBalanced();
    const close = this._unbalanced ? -1 : this.pos - 1;
    this.pos = savedPos;
    this.srcEnd = savedEnd;
    this._bracketWindow = savedBracketWindow;
    this._arithmeticBracketWindow = savedArithmeticBracketWindow;
    this._unbalanced = savedUnbalanced;
    return close;
   }
   findArithmeticExpansionEnd(start, end = this.srcEnd) {
    const scanner = this.fork(start, end);
    scanner.pos = start + 1;
    scanner.scanArithmeticBody();
    return scanner.pos;
   }
   findArithmeticWordEnd(start, end = this.srcEnd) {
    const scanner = this.fork(start, end);
    scanner.pos = start;
    return scanner.scanArithmeticWordEnd();
   }
   scanArithmeticWordEnd() {
    while (this.pos < this.srcEnd) {
     const ch = this.src.charCodeAt(this.pos);
     if (ch === CH_DOLLAR) {
      this.readDollar();
      continue;
     }
     if (ch === CH_BACKTICK) {
      this.readBacktickExpansion();
      continue;
     }
     if (ch === CH_SQUOTE) {
      this.pos++;
      this.skipSQ();
      continue;
     }
     if (ch === CH_DQUOTE) {
      this.pos++;
      this.skipDQ();
      continue;
     }
     if (ch === CH_BACKSLASH) {
      this.pos += 2;
      continue;
     }
     if (ch === CH_LBRACKET) {
      const close = this.findClosingBracket(this.pos + 1);
      if (close !== -1) {
       this.pos = close + 1;
       continue;
      }
     }
     if ((ch === CH_LT || ch === CH_GT) && this.src.charCodeAt(this.pos + 1) === CH_LPAREN) {
      this.pos += 2;
      this.extractBalanced();
      continue;
     }
     if (ch < 128 && arithmeticWordDelimiter[ch]) break;
     this.pos++;
    }
    return this.pos;
   }
   findClosingShellDelimiter(start, end, closing, array = false, braces = true, bracketStarts, failedBrackets) {
    const savedPos = this.pos;
    const savedEnd = this.srcEnd;
    const savedBracketWindow = this._bracketWindow;
    const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
    const savedUnbalanced = this._unbalanced;
    this.srcEnd = Math.min(end, this.srcEnd);
    const delimiters = [ closing ];
    bracketStarts?.push([]);
    const failedStarts = failedBrackets ? [ start ] : void 0;
    let pos = start;
    let wordStart = true;
    let invalid = -1;
    while (pos < this.srcEnd) {
     const expected = delimiters[delimiters.length - 1];
     if (bracketStarts && expected === CH_RBRACKET) bracketStarts[bracketStarts.length - 1].push(pos);
     const ch = this.src.charCodeAt(pos);
     if (ch === CH_BACKSLASH) {
      if (pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) !== CH_NL) wordStart = false;
      pos += 2;
      continue;
     }
     if (ch === CH_HASH && array && delimiters.length === 1 && wordStart) {
      while (pos < this.srcEnd && this.src.charCodeAt(pos) !== CH_NL) pos++;
      continue;
     }
     if (ch === CH_SQUOTE) {
      this.pos = pos + 1;
      this.skipSQ();
      pos = this.pos;
      wordStart = false;
      continue;
     }
     if (ch === CH_DQUOTE) {
      this.pos = pos + 1;
      this.skipDQ();
      pos = this.pos;
      wordStart = false;
      continue;
     }
     if (ch === CH_BACKTICK) {
      pos++;
      while (pos < this.srcEnd && this.src.charCodeAt(pos) !== CH_BACKTICK) {
       if (this.src.charCodeAt(pos) === CH_BACKSLASH) pos++;
       pos++;
      }
      if (pos < this.srcEnd) pos++;
      wordStart = false;
      continue;
     }
     if (ch === CH_DOLLAR && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === CH_LPAREN || (ch === CH_LT || ch === CH_GT) && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === CH_LPAREN) {
      this.pos = pos + 2;
      this.extractBalanced();
      pos = this.pos;
      wordStart = false;
      continue;
     }
     if (ch === CH_DOLLAR && pos + 1 < this.srcEnd) {
      const after = this.src.charCodeAt(pos + 1);
      if (after === CH_SQUOTE) {
       pos = decodeAnsiCQuoted(this.src, pos + 2, this.srcEnd).end;
       wordStart = false;
       continue;
      }
      if (after === CH_DOLLAR) {
       pos += 2;
       wordStart = false;
       continue;
      }
      if (after === CH_LBRACE && braces) {
       delimiters.push(CH_RBRACE);
       bracketStarts?.push([]);
       pos += 2;
       wordStart = false;
       continue;
      }
     }
     if (array && delimiters.length === 1) if (ch === CH_LBRACKET && wordStart) {
      delimiters.push(CH_RBRACKET);
      bracketStarts?.push([]);
     } else if (invalid === -1 && (ch === CH_SEMI || ch === CH_AMP || ch === CH_PIPE || ch === CH_LT || ch === CH_GT || ch === CH_LPAREN && !isExtglobOpen(this.src.charCodeAt(pos - 1)))) invalid = pos;
     if (expected === CH_RBRACKET && ch === CH_LBRACKET) {
      delimiters.push(CH_RBRACKET);
      bracketStarts?.push([]);
      failedStarts?.push(pos + 1);
     } else if (expected === CH_RPAREN && ch === CH_LPAREN) {
      delimiters.push(CH_RPAREN);
      bracketStarts?.push([]);
     } else if (ch === expected) {
      delimiters.pop();
      failedStarts?.pop();
      bracketStarts?.pop();
      if (delimiters.length === 0) {
       this.pos = savedPos;
       this.srcEnd = savedEnd;
       this._bracketWindow = savedBracketWindow;
       this._arithmeticBracketWindow = savedArithmeticBracketWindow;
       this._unbalanced = savedUnbalanced;
       if (invalid !== -1) this.errors.push({
        message: `unexpected '${this.src[invalid]}' in array assignment`,
        pos: invalid
       });
       return pos;
      }
      wordStart = false;
      pos++;
      continue;
     }
     wordStart = ch < 128 && (charType[ch] & 1) !== 0;
     pos++;
    }
    if (failedStarts) for (const start of failedStarts) failedBrackets.add(start);
    this.pos = savedPos;
    this.srcEnd = savedEnd;
    this._bracketWindow = savedBracketWindow;
    this._arithmeticBracketWindow = savedArithmeticBracketWindow;
    this._unbalanced = savedUnbalanced;
    return -1;
   }
   scanBraceExpansion(start, results) {
    const src = this.src;
    const len = this.srcEnd;
    const cached = results.get(start);
    if (cached !== void 0) return cached;
    const savedPos = this.pos;
    const savedUnbalanced = this._unbalanced;
    const errorCount = this._errors === null ? 0 : this._errors.length;
    const frames = [ start, 0 ];
    let pos = start + 1;
    while (pos < len) {
     const ch = src.charCodeAt(pos);
     const type = ch < 128 ? charType[ch] : 0;
     if (type === 0) {
      pos++;
      if (ch === CH_RBRACE) {
       const hasSep = frames.pop();
       results.set(frames.pop(), hasSep ? pos : -1);
       if (frames.length === 0) break;
      } else if (ch === 44 || ch === 46 && src.charCodeAt(pos) === 46) frames[frames.length - 1] = 1;
      continue;
     }
     const next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
     if (type & 1) if (next === CH_LPAREN && (ch === CH_LT || ch === CH_GT)) {
      this.pos = pos + 2;
      this.extractBalanced();
      pos = this.pos;
     } else if (ch === CH_LPAREN && isExtglobOpen(src.charCodeAt(pos - 1))) {
      const close = this.findClosingShellDelimiter(pos + 1, len, CH_RPAREN);
      if (close === -1) break;
      pos = close + 1;
     } else break; else if (ch === CH_BACKSLASH) pos += 2; else if (ch === CH_SQUOTE) {
      this.pos = pos + 1;
      this.skipSQ();
      pos = this.pos;
     } else if (ch === CH_DQUOTE) {
      this.pos = pos + 1;
      this.skipDQ();
      pos = this.pos;
     } else if (ch === CH_BACKTICK) {
      pos++;
      while (pos < len && src.charCodeAt(pos) !== CH_BACKTICK) pos += src.charCodeAt(pos) === CH_BACKSLASH ? 2 : 1;
      pos++;
     } else if (ch === CH_LBRACE) {
      frames.push(pos, 0);
      pos++;
     } else if (next === CH_SQUOTE) pos = decodeAnsiCQuoted(src, pos + 2, len).end; else if (next === CH_LBRACE) {
      const close = this.findClosingBrace(pos + 2, len);
      if (close === -1) break;
      pos = close + 1;
     } else if (next === CH_LPAREN) {
      this.pos = pos + 2;
      this.extractBalanced();
      pos = this.pos;
     } else pos++;
    }
    this.pos = savedPos;
    this._unbalanced = savedUnbalanced;
    if (this._errors !== null) this._errors.length = errorCount;
    for (let index = 0; index < frames.length; index += 2) results.set(frames[index], -1);
    return results.get(start);
   }
   skipSubshellBody() {
    this.extractBalanced(false);
    return this._unbalanced ? -1 : this.pos;
   }
   skipCompoundBody(closeToken) {
    const frames = [ {
     close: closeToken,
     phase: closeToken === Token.Esac ? "case-pattern" : "commands"
    } ];
    let commandStart = true;
    for (;;) {
     const phase = frames[frames.length - 1].phase;
     let ctx = commandStart ? LexContext.CommandStart : LexContext.Normal;
     if (phase === "function-name") ctx = LexContext.FunctionName; else if (phase === "case-pattern" && commandStart) ctx = LexContext.CasePattern;
     const value = this.next(ctx);
     const token = value.token;
     if (token === Token.EOF) return -1;
     const last = frames.length - 1;
     const frame = frames[last];
     if (frame.phase === "function-name") {
      if (token === Token.Newline) continue;
      frame.phase = "function-body";
      commandStart = true;
      continue;
     } else if (frame.phase === "function-body") {
      if (token === Token.Newline) continue;
      frame.phase = "commands";
      commandStart = true;
      if (token === Token.LParen && this.peek(LexContext.Normal).token === Token.RParen) {
       this.next(LexContext.Normal);
       frame.phase = "function-body";
       continue;
      }
     } else if (frame.phase === "coproc-command") {
      if (token === Token.Newline) continue;
      if (token === Token.Word) {
       frame.phase = "coproc-body";
       commandStart = true;
       continue;
      }
      frame.phase = "commands";
      commandStart = true;
     } else if (frame.phase === "coproc-body") {
      if (token === Token.Newline) continue;
      frame.phase = token === Token.Word && value.keywordEligible && value.value === "time" ? "time-command" : "commands";
      commandStart = true;
      if (frame.phase === "time-command") continue;
     } else if (frame.phase === "time-command") {
      if (token === Token.Word && value.keywordEligible && value.value === "-p") {
       frame.phase = "time-command-after-p";
       continue;
      }
      if (token === Token.Word && value.keywordEligible && value.value === "--") {
       frame.phase = "commands";
       continue;
      }
      frame.phase = "commands";
      commandStart = true;
     } else if (frame.phase === "time-command-after-p") {
      if (token === Token.Word && value.keywordEligible && value.value === "--") {
       frame.phase = "commands";
       continue;
      }
      frame.phase = "commands";
      commandStart = true;
     } else if (frame.phase === "for-header") {
      if (token === Token.ArithCmd || token === Token.Semi || token === Token.Newline) {
       commandStart = true;
       continue;
      }
      if (token === Token.Do || token === Token.LBrace) {
       frame.close = token === Token.Do ? Token.Done : Token.RBrace;
       frame.phase = "commands";
       commandStart = true;
       continue;
      }
     } else if (frame.phase === "case-word") {
      if (token === Token.Newline) continue;
      frame.phase = "case-in";
      commandStart = false;
      continue;
     } else if (frame.phase === "case-in") {
      if (token === Token.Newline) {
       commandStart = true;
       continue;
      }
      frame.phase = "case-pattern";
      commandStart = true;
      continue;
     } else if (frame.phase === "case-pattern") {
      if (token === Token.Esac && commandStart) {
       frames.pop();
       if (frames.length === 0) return value.end;
       commandStart = false;
       continue;
      }
      if (token === Token.RParen) {
       frame.phase = "commands";
       commandStart = true;
      } else commandStart = token === Token.Newline;
      continue;
     }
     if (token === frame.close) {
      frames.pop();
      if (frames.length === 0) return value.end;
      commandStart = false;
      continue;
     }
     if (commandStart) switch (token) {
     case Token.LParen:
      frames.push({
       close: Token.RParen,
       phase: "commands"
      });
      break;

     case Token.LBrace:
      frames.push({
       close: Token.RBrace,
       phase: "commands"
      });
      break;

     case Token.If:
      frames.push({
       close: Token.Fi,
       phase: "commands"
      });
      break;

     case Token.For:
      frames.push({
       close: Token.Done,
       phase: "for-header"
      });
      break;

     case Token.While:
     case Token.Until:
     case Token.Select:
      frames.push({
       close: Token.Done,
       phase: "commands"
      });
      break;

     case Token.Case:
      frames.push({
       close: Token.Esac,
       phase: "case-word"
      });
      break;

     case Token.DblLBracket:
      if (!this.skipTestCommandBody()) return -1;
      commandStart = false;
      continue;

     case Token.Assignment:
     case Token.Redirect:
     case Token.Bang:
     case Token.Then:
     case Token.Else:
     case Token.Elif:
     case Token.Do:
     case Token.In:
      break;

     case Token.Semi:
     case Token.Newline:
     case Token.Pipe:
     case Token.And:
     case Token.Or:
     case Token.Amp:
     case Token.DoubleSemi:
     case Token.SemiAmp:
     case Token.DoubleSemiAmp:
      break;

     case Token.Function:
      frame.phase = "function-name";
      break;

     case Token.Coproc:
      frame.phase = "coproc-command";
      break;

     default:
      if (token === Token.Word && value.keywordEligible && value.value === "time") {
       frame.phase = "time-command";
       commandStart = true;
      } else commandStart = false;
      continue;
     }
     switch (token) {
     case Token.Semi:
     case Token.Newline:
     case Token.Pipe:
     case Token.And:
     case Token.Or:
     case Token.Amp:
      commandStart = true;
      break;

     case Token.DoubleSemi:
     case Token.SemiAmp:
     case Token.DoubleSemiAmp:
      if (frame.close === Token.Esac) frame.phase = "case-pattern";
      commandStart = true;
      break;

     case Token.RParen:
      commandStart = true;
      break;
     }
    }
   }
   skipTestGroup() {
    let depth = 1;
    for (;;) {
     const value = this.next(LexContext.TestMode);
     if (value.token === Token.EOF) return -1;
     if (value.token === Token.DblRBracket) {
      this.unshift(value);
      return -1;
     }
     if (value.token === Token.LParen) depth++; else if (value.token === Token.RParen && --depth === 0) return value.end;
    }
   }
   skipTestCommandBody() {
    for (;;) {
     const token = this.next(LexContext.TestMode).token;
     if (token === Token.DblRBracket) return true;
     if (token === Token.EOF) return false;
    }
   }
   buildWordParts(startPos) {
    this._buildParts = true;
    this.pos = startPos;
    const ch = this.src.charCodeAt(startPos);
    if ((ch === 60 || ch === 62) && startPos + 1 < this.srcEnd && this.src.charCodeAt(startPos + 1) === 40) {
     this.pos = startPos + 2;
     const inner = this.extractBalanced();
     const text = this.src.slice(startPos, this.pos);
     const part = this.processSubstitution(startPos, text, ch === 60 ? "<" : ">", inner);
     if (this.pos < this.srcEnd) {
      this.readWordText();
      if (this._wordParts) this._wordParts.unshift(part); else this._wordParts = [ part ];
     } else this._wordParts = [ part ];
    } else {
     this.readWordText();
     if (this.pos < this.srcEnd && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= ASSIGNMENT_INDEX_BASE) {
      this.pos = startPos;
      this.readWordText(true);
     }
    }
    return this._wordParts;
   }
   buildEmbeddedWordParts(startPos, arithmetic = false) {
    this._buildParts = true;
    this.pos = startPos;
    this.readInnerWordText(false, arithmetic);
    return this._wordParts;
   }
   buildArrayElementParts(startPos) {
    const close = this.findClosingBracket(startPos + 1);
    if (close === -1) return this.buildWordParts(startPos);
    const src = this.src;
    this._buildParts = true;
    const head = hasEmbeddedWordStructure(src, startPos, close + 1) ? this.parseSubFieldWord(startPos, close + 1, "embedded") : void 0;
    this.pos = close + 1;
    this.readWordText(false, LexContext.ArrayElement);
    const end = this.pos;
    const operator = skipLineContinuations(src, close + 1, end);
    const after = src.charCodeAt(operator);
    const keyed = after === CH_EQ || after === CH_PLUS && src.charCodeAt(operator + 1) === CH_EQ;
    let headParts = head?.parts;
    let tailParts = this._wordParts;
    if (keyed) tailParts = parseGlobParts(src, close + 1, end, tailParts) ?? tailParts;
    if (!headParts && !tailParts) return keyed ? null : parseGlobParts(src, startPos, end, void 0) ?? null;
    const headText = src.slice(startPos, close + 1);
    if (!headParts) headParts = [ {
     type: "Literal",
     pos: startPos,
     end: close + 1,
     text: headText,
     value: head?.value ?? headText
    } ];
    if (!tailParts) tailParts = end > close + 1 ? [ {
     type: "Literal",
     pos: close + 1,
     end: end,
     text: src.slice(close + 1, end),
     value: this._wordText
    } ] : [];
    let parts = joinWordParts(headParts, tailParts);
    if (!keyed) parts = parseGlobParts(src, startPos, end, parts) ?? parts;
    return parts.length > 1 || parts[0].type !== "Literal" ? parts : null;
   }
   buildHereDocParts(bodyPos, bodyEnd) {
    this._buildParts = true;
    const src = this.src;
    const parts = [];
    let hasExpansion = false;
    let litBuf = "";
    let litStart = bodyPos;
    let i = bodyPos;
    const flushLit = () => {
     if (i > litStart) {
      parts.push({
       type: "Literal",
       pos: litStart,
       end: i,
       value: litBuf,
       text: src.slice(litStart, i)
      });
      litBuf = "";
     }
    };
    while (i < bodyEnd) {
     const ch = src.charCodeAt(i);
     if (ch === 92) {
      if (i + 1 < bodyEnd) {
       const nc = src.charCodeAt(i + 1);
       if (nc === CH_NL) {
        i += 2;
        continue;
       }
       if (nc === 36 || nc === 96 || nc === 92) {
        litBuf += String.fromCharCode(nc);
        i += 2;
        continue;
       }
      }
      litBuf += "\\";
      i++;
      continue;
     }
     if (ch === 36 && src.charCodeAt(i + 1) !== CH_SQUOTE && src.charCodeAt(i + 1) !== CH_DQUOTE) {
      flushLit();
      litStart = i;
      this.pos = i;
      this.readDollar();
      if (this._resultPart) {
       hasExpansion = true;
       parts.push(this._resultPart);
       litStart = this.pos;
      } else litBuf += src.slice(i, this.pos);
      i = this.pos;
      continue;
     }
     if (ch === 96) {
      flushLit();
      litStart = i;
      this.pos = i;
      this.readBacktickExpansion();
      if (this._resultPart) {
       hasExpansion = true;
       parts.push(this._resultPart);
       litStart = this.pos;
      } else litBuf += src.slice(i, this.pos);
      i = this.pos;
      continue;
     }
     litBuf += src[i];
     i++;
    }
    flushLit();
    return hasExpansion ? parts : null;
   }
   registerHereDocTarget(target) {
    if (this.pendingHereDocs === null) return;
    for (const hd of this.pendingHereDocs) if (!hd.target) {
     hd.target = target;
     return;
    }
   }
   readTestRegexWord() {
    this.hasPeek = false;
    this.skipSpacesAndTabs();
    const src = this.src;
    const len = this.srcEnd;
    const start = this.pos;
    let depth = 0;
    while (this.pos < len) {
     const ch = src.charCodeAt(this.pos);
     if (ch === CH_LPAREN) {
      depth++;
      this.pos++;
      continue;
     }
     if (ch === CH_BACKSLASH) {
      this.pos += this.pos + 1 < len ? 2 : 1;
      continue;
     }
     if (ch === CH_SQUOTE) {
      const quotePos = this.pos++;
      const ansiC = quotePos > start && src.charCodeAt(quotePos - 1) === CH_DOLLAR;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_SQUOTE) {
       if (ansiC && src.charCodeAt(this.pos) === CH_BACKSLASH && this.pos + 1 < len) this.pos++;
       this.pos++;
      }
      if (this.pos < len) this.pos++; else this.errors.push({
       message: ansiC ? "unterminated ANSI-C quote" : "unterminated single quote",
       pos: quotePos
      });
      continue;
     }
     if (ch === CH_DQUOTE) {
      this.pos++;
      this.readDoubleQuoted();
      continue;
     }
     if (ch === CH_BACKTICK) {
      this.readBacktickExpansion();
      continue;
     }
     if (depth > 0) {
      if (ch === CH_RPAREN) depth--;
      this.pos++;
      continue;
     }
     if (ch === CH_DOLLAR) {
      this.readDollar();
      continue;
     }
     if ((ch === CH_LT || ch === CH_GT) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
      const subPos = this.pos;
      this.pos += 2;
      this.extractBalanced();
      if (this._unbalanced) this.errors.push({
       message: "unterminated process substitution",
       pos: subPos
      });
      continue;
     }
     if (ch < 128 && charType[ch] & 1 && ch !== CH_PIPE) break;
     this.pos++;
    }
    setToken(this.current, Token.Word, src.slice(start, this.pos), start, this.pos);
    return this.current;
   }
   readCStyleForExprs() {
    this.hasPeek = false;
    const src = this.src;
    const len = this.srcEnd;
    while (this.pos < len && (src.charCodeAt(this.pos) === CH_SPACE || src.charCodeAt(this.pos) === CH_TAB)) this.pos++;
    const openPos = this.pos;
    if (this.pos < len && src.charCodeAt(this.pos) === CH_LPAREN) this.pos++;
    const starts = [ this.pos, 0, 0 ];
    const parts = [ "", "", "", 0, 0, 0 ];
    let partIdx = 0;
    let depth = 1;
    let partStart = this.pos;
    let extra = false;
    const setPart = end => {
     const raw = src.slice(partStart, end);
     parts[partIdx] = raw.trim();
     parts[3 + partIdx] = starts[partIdx] + raw.length - raw.trimStart().length;
    };
    while (this.pos < len && depth > 0) {
     const c = src.charCodeAt(this.pos);
     if (c === CH_LPAREN) {
      depth++;
      this.pos++;
     } else if (c === CH_RPAREN) {
      depth--;
      if (depth === 0) {
       if (!extra) setPart(this.pos);
       if (partIdx < 2) this.errors.push({
        message: "expected three arithmetic expressions in for header",
        pos: this.pos
       });
       this.pos++;
       while (this.pos < len && (src.charCodeAt(this.pos) === CH_SPACE || src.charCodeAt(this.pos) === CH_TAB)) this.pos++;
       if (this.pos < len && src.charCodeAt(this.pos) === CH_RPAREN) this.pos++;
       break;
      }
      this.pos++;
     } else if (c === CH_SEMI && depth === 1) {
      if (partIdx === 2) {
       if (!extra) {
        setPart(this.pos);
        this.errors.push({
         message: "expected three arithmetic expressions in for header",
         pos: this.pos
        });
       }
       extra = true;
       this.pos++;
       continue;
      }
      setPart(this.pos);
      partIdx++;
      this.pos++;
      partStart = this.pos;
      starts[partIdx] = partStart;
     } else if (c === CH_DOLLAR) this.readDollar(); else if (c === CH_BACKTICK) this.readBacktickExpansion(); else if (c === CH_BACKSLASH) this.pos += this.pos + 1 < len ? 2 : 1; else if (c === CH_SQUOTE) {
      this.pos++;
      this.skipSQ();
     } else if (c === CH_DQUOTE) {
      this.pos++;
      this.skipDQ();
     } else this.pos++;
    }
    if (depth > 0) {
     if (!extra) setPart(this.pos);
     this.errors.push({
      message: "unterminated arithmetic for header",
      pos: openPos
     });
    }
    return parts;
   }
   peek(ctx = LexContext.Normal) {
    if (!this.hasPeek) {
     this.readNext(this.nextState, ctx);
     this.hasPeek = true;
    }
    return this.nextState;
   }
   peekFollow(closers) {
    if (!this.hasPeek) {
     const ctx = closers[this.current.token] ? LexContext.CommandStart : LexContext.Normal;
     this.readNext(this.nextState, ctx);
     this.hasPeek = true;
    }
    return this.nextState;
   }
   next(ctx = LexContext.Normal) {
    if (this.hasPeek) {
     this.hasPeek = false;
     const temp = this.current;
     this.current = this.nextState;
     this.nextState = temp;
     return this.current;
    }
    this.readNext(this.current, ctx);
    return this.current;
   }
   unshift(tok) {
    this.nextState.copyFrom(tok);
    this.hasPeek = true;
   }
   readNext(out, ctx) {
    const src = this.src;
    const len = this.srcEnd;
    let pos = this.pos;
    while (true) {
     pos = skipBlanks(src, pos, len);
     if (ctx === LexContext.TestMode) while (pos < len && src.charCodeAt(pos) === CH_NL) pos = skipBlanks(src, pos + 1, len);
     if (pos >= len || src.charCodeAt(pos) !== CH_HASH) break;
     while (pos < len && src.charCodeAt(pos) !== CH_NL) pos++;
    }
    this.pos = pos;
    if (pos >= len) {
     this.consumePendingHereDocs();
     setToken(out, Token.EOF, "", pos, pos);
     return;
    }
    const tokenStart = pos;
    const ch = src.charCodeAt(pos);
    if (ch === CH_NL) {
     this.pos++;
     this.consumePendingHereDocs();
     setToken(out, Token.Newline, "\n", tokenStart, this.pos);
     return;
    }
    if (ctx === LexContext.TestMode && (ch === CH_LT || ch === CH_GT) && !(this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === CH_LPAREN)) {
     this.pos++;
     setToken(out, Token.Word, ch === CH_LT ? "<" : ">", tokenStart, this.pos);
     out.keywordEligible = true;
     return;
    }
    if (ch < 128 && charType[ch] & 1 && this.tryReadOperator(out, ch, ctx, tokenStart)) return;
    if (ch === CH_LBRACKET && ctx === LexContext.ArrayElement && this.readArrayElement(out, tokenStart)) return;
    this.readWord(out, ctx, tokenStart);
   }
   tryReadOperator(out, ch, ctx, tokenStart) {
    const src = this.src;
    const pos = this.pos;
    const next = pos + 1 < this.srcEnd ? src.charCodeAt(pos + 1) : 0;
    switch (ch) {
    case CH_SEMI:
     if (next === CH_SEMI) {
      if (pos + 2 < this.srcEnd && src.charCodeAt(pos + 2) === CH_AMP) {
       this.pos += 3;
       setToken(out, Token.DoubleSemiAmp, ";;&", tokenStart, this.pos);
       return true;
      }
      this.pos += 2;
      setToken(out, Token.DoubleSemi, ";;", tokenStart, this.pos);
      return true;
     }
     if (next === CH_AMP) {
      this.pos += 2;
      setToken(out, Token.SemiAmp, ";&", tokenStart, this.pos);
      return true;
     }
     this.pos++;
     setToken(out, Token.Semi, ";", tokenStart, this.pos);
     return true;

    case CH_PIPE:
     if (next === CH_PIPE) {
      this.pos += 2;
      setToken(out, Token.Or, "||", tokenStart, this.pos);
      return true;
     }
     if (next === CH_AMP) {
      this.pos += 2;
      setToken(out, Token.Pipe, "|&", tokenStart, this.pos);
      return true;
     }
     this.pos++;
     setToken(out, Token.Pipe, "|", tokenStart, this.pos);
     return true;

    case CH_AMP:
     if (next === CH_AMP) {
      this.pos += 2;
      setToken(out, Token.And, "&&", tokenStart, this.pos);
      return true;
     }
     if (next === CH_GT) {
      this.pos += 2;
      const append = this.pos < this.srcEnd && src.charCodeAt(this.pos) === CH_GT;
      if (append) this.pos++;
      return this.readRedirectTarget(out, append ? "&>>" : "&>", tokenStart);
     }
     this.pos++;
     setToken(out, Token.Amp, "&", tokenStart, this.pos);
     return true;

    case CH_LPAREN:
     if (ctx === LexContext.CommandStart && next === CH_LPAREN) {
      const savedErrors = this.errors.length;
      this.readArithmeticCommand(out, tokenStart);
      if (!this._notArithmetic) return true;
      this.errors.length = savedErrors;
      this.pos = tokenStart;
     }
     this.pos++;
     setToken(out, Token.LParen, "(", tokenStart, this.pos);
     return true;

    case CH_RPAREN:
     this.pos++;
     setToken(out, Token.RParen, ")", tokenStart, this.pos);
     return true;

    case CH_LT:
    case CH_GT:
     return this.readRedirection(out, tokenStart);

    default:
     return false;
    }
   }
   readRedirection(out, tokenStart) {
    const src = this.src;
    const ch = src.charCodeAt(this.pos);
    let op = "";
    if (ch === CH_LT) {
     this.pos++;
     const next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
     if (next === CH_LT) {
      this.pos++;
      const third = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
      if (third === CH_LT) {
       this.pos++;
       op = "<<<";
      } else {
       const dash = third === CH_DASH;
       if (dash) this.pos++;
       this.skipSpacesAndTabs();
       const targetPos = this.pos;
       if (this.pos >= this.srcEnd || src.charCodeAt(this.pos) !== CH_HASH) this.readHereDocDelimiter();
       const hasTarget = this.pos > targetPos;
       if (hasTarget) (this.pendingHereDocs ?? (this.pendingHereDocs = [])).push({
        delimiter: this._hereDelim,
        strip: dash,
        quoted: this._hereQuoted
       });
       setToken(out, Token.Redirect, dash ? "<<-" : "<<", tokenStart, this.pos);
       out.content = hasTarget ? this._hereDelim : void 0;
       out.delimiterQuoted = hasTarget && this._hereQuoted;
       out.targetPos = targetPos;
       out.targetEnd = hasTarget ? this.pos : targetPos;
       return true;
      }
     } else if (next === CH_LPAREN) {
      this.readProcessSubstitution(out, "<", tokenStart);
      return true;
     } else if (next === CH_GT) {
      op = "<>";
      this.pos++;
     } else if (next === CH_AMP) {
      op = "<&";
      this.pos++;
     } else op = "<";
    } else if (ch === CH_GT) {
     this.pos++;
     const next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
     if (next === CH_LPAREN) {
      this.readProcessSubstitution(out, ">", tokenStart);
      return true;
     }
     if (next === CH_GT) {
      op = ">>";
      this.pos++;
     } else if (next === CH_AMP) {
      op = ">&";
      this.pos++;
     } else if (next === CH_PIPE) {
      op = ">|";
      this.pos++;
     } else op = ">";
    }
    return this.readRedirectTarget(out, op, tokenStart);
   }
   readRedirectTarget(out, op, tokenStart) {
    const src = this.src;
    this.skipSpacesAndTabs();
    if (this.pos < this.srcEnd) {
     const nc = src.charCodeAt(this.pos);
     if ((nc === CH_LT || nc === CH_GT) && this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
      const psStart = this.pos;
      this.pos += 2;
      this.extractBalanced();
      if (this._unbalanced) this.errors.push({
       message: "unterminated process substitution",
       pos: psStart
      });
      const psText = src.slice(psStart, this.pos);
      setToken(out, Token.Redirect, op, tokenStart, this.pos);
      out.content = psText;
      out.targetPos = psStart;
      out.targetEnd = this.pos;
      return true;
     }
     const targetPos = this.pos;
     if (nc !== CH_NL && nc !== CH_HASH) this.readRedirectTargetText();
     this.redirectToken(out, op, tokenStart, targetPos);
     return true;
    }
    this.redirectToken(out, op, tokenStart, this.pos);
    return true;
   }
   readRedirectTargetText() {
    const savedBuildValue = this._buildValue;
    this._buildValue = true;
    this.readWordText();
    this._buildValue = savedBuildValue;
   }
   redirectToken(out, operator, tokenStart, targetPos) {
    const hasTarget = this.pos > targetPos && (this._wordText.length > 0 || this._wordQuoted);
    setToken(out, Token.Redirect, operator, tokenStart, this.pos);
    out.content = hasTarget ? this._wordText : void 0;
    out.targetPos = targetPos;
    out.targetEnd = hasTarget ? this.pos : targetPos;
   }
   readProcessSubstitution(out, operator, tokenStart) {
    this.pos++;
    this.extractBalanced();
    if (this._unbalanced) this.errors.push({
     message: "unterminated process substitution",
     pos: tokenStart
    });
    const text = this.src.slice(tokenStart, this.pos);
    setToken(out, Token.Word, text, tokenStart, this.pos);
   }
   readHereDocDelimiter() {
    const src = this.src;
    const len = this.srcEnd;
    const savedBuildValue = this._buildValue;
    this._buildValue = true;
    let delimiter = "";
    let quoted = false;
    while (this.pos < len) {
     const c = src.charCodeAt(this.pos);
     if (c === CH_SQUOTE) {
      quoted = true;
      this.pos++;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_SQUOTE) {
       delimiter += src[this.pos];
       this.pos++;
      }
      if (this.pos < len) this.pos++;
     } else if (c === CH_DQUOTE) {
      quoted = true;
      this.pos++;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_DQUOTE) {
       if (src.charCodeAt(this.pos) === CH_BACKSLASH && this.pos + 1 < len) {
        const next = src.charCodeAt(this.pos + 1);
        if (next === CH_NL) {
         this.pos += 2;
         continue;
        }
        if (next === CH_DOLLAR || next === CH_BACKTICK || next === CH_DQUOTE || next === CH_BACKSLASH) this.pos++;
       }
       delimiter += src[this.pos];
       this.pos++;
      }
      if (this.pos < len) this.pos++;
     } else if (c === CH_BACKSLASH) {
      if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_NL) {
       this.pos += 2;
       continue;
      }
      quoted = true;
      this.pos++;
      if (this.pos < len) {
       delimiter += src[this.pos];
       this.pos++;
      } else delimiter += "\\";
     } else if (c === CH_BACKTICK) {
      const btStart = this.pos;
      this.pos++;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
       if (src.charCodeAt(this.pos) === CH_BACKSLASH) this.pos++;
       this.pos++;
      }
      if (this.pos < len) this.pos++;
      delimiter += src.slice(btStart, this.pos);
     } else if (c === CH_DOLLAR) {
      const next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
      if (next === CH_SQUOTE || next === CH_DQUOTE) quoted = true;
      this.readDollar();
      delimiter += this._resultText;
     } else if (c < 128 && charType[c] & 1) break; else {
      delimiter += src[this.pos];
      this.pos++;
     }
    }
    this._buildValue = savedBuildValue;
    this._hereDelim = delimiter;
    this._hereQuoted = quoted;
   }
   consumePendingHereDocs() {
    const pending = this.pendingHereDocs;
    if (pending === null || pending.length === 0) return;
    for (const hd of pending) {
     const bodyPos = this.pos;
     const bodyEnd = this.skipHereDocBody(hd.delimiter, hd.strip, this.parenBoundary, hd.quoted);
     if (hd.target) {
      hd.target.body.pos = bodyPos;
      hd.target.body.end = bodyEnd;
      hd.target.body.text = this.src.slice(bodyPos, bodyEnd);
      if (this.hereDocClosingPos !== -1) hd.target.closing = {
       pos: this.hereDocClosingPos,
       end: this.hereDocClosingEnd
      };
     }
    }
    pending.length = 0;
   }
   hereDocClosingPos=-1;
   hereDocClosingEnd=-1;
   matchHereDocDelimiter(delimiter, lineStart, end, join) {
    const src = this.src;
    let pos = lineStart;
    for (let i = 0; i < delimiter.length; ) {
     if (join && src.charCodeAt(pos) === CH_BACKSLASH && pos + 1 < end && src.charCodeAt(pos + 1) === CH_NL) {
      pos += 2;
      continue;
     }
     if (pos >= end || src.charCodeAt(pos) !== delimiter.charCodeAt(i)) return -1;
     pos++;
     i++;
    }
    return pos;
   }
   logicalLineEnd(from, end, join) {
    const src = this.src;
    let lineEnd = src.indexOf("\n", from);
    while (lineEnd !== -1 && lineEnd < end) {
     if (!join) return lineEnd;
     let backslashes = lineEnd;
     while (backslashes > from && src.charCodeAt(backslashes - 1) === CH_BACKSLASH) backslashes--;
     if ((lineEnd - backslashes) % 2 === 0) return lineEnd;
     from = lineEnd + 1;
     lineEnd = src.indexOf("\n", from);
    }
    return end;
   }
   skipHereDocBody(delimiter, strip, parenEnds = false, quoted = false) {
    this.hereDocClosingPos = -1;
    this.hereDocClosingEnd = -1;
    const src = this.src;
    const len = this.srcEnd;
    while (this.pos < len) {
     let lineStart = this.pos;
     const lineEnd = this.logicalLineEnd(lineStart, len, !quoted);
     for (;;) {
      const before = lineStart;
      if (strip) while (lineStart < lineEnd && src.charCodeAt(lineStart) === CH_TAB) lineStart++;
      if (!quoted) lineStart = skipLineContinuations(src, lineStart, lineEnd);
      if (lineStart === before) break;
     }
     let afterDelim = this.matchHereDocDelimiter(delimiter, lineStart, lineEnd, !quoted);
     if (afterDelim !== -1 && !quoted) afterDelim = skipLineContinuations(src, afterDelim, lineEnd);
     if (afterDelim === lineEnd) {
      const bodyEnd = this.pos;
      if (!parenEnds || !this.parenBoundary || lineEnd !== len) {
       this.hereDocClosingPos = lineStart;
       this.hereDocClosingEnd = lineEnd;
      }
      this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
      return bodyEnd;
     }
     if (parenEnds && afterDelim !== -1) {
      let paren = afterDelim;
      while (paren < lineEnd && src.charCodeAt(paren) !== CH_RPAREN) paren++;
      if (paren < lineEnd || this.parenBoundary && lineEnd === len) {
       const bodyEnd = this.pos;
       this.pos = afterDelim;
       return bodyEnd;
      }
     }
     this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
    }
    return this.pos;
   }
   _wordText="";
   _wordRaw=false;
   _wordQuoted=false;
   _wordHasExpansions=false;
   _wordKeywordEligible=false;
   _wordAssignmentState;
   _bracketWindow;
   _arithmeticBracketWindow;
   _wordParts=null;
   _resultText="";
   _resultIsRaw=true;
   _resultHasExpansion=false;
   _resultPart;
   _unbalanced=false;
   _notArithmetic=false;
   _arithUnterminated=false;
   _dqText="";
   _dqHasExpansions=false;
   _dqParts=null;
   _dqEnd=0;
   _hereDelim="";
   _hereQuoted=false;
   readWord(out, ctx, tokenStart = 0) {
    const errorStart = this._errors === null ? 0 : this._errors.length;
    this.readWordText(false, ctx, true);
    if (ctx === LexContext.Normal) {
     const next = this.pos < this.srcEnd ? this.src.charCodeAt(this.pos) : 0;
     if (!this._wordRaw || next !== CH_LT && next !== CH_GT) {
      setSpanToken(out, Token.Word, tokenStart, this.pos, this._wordRaw);
      out.keywordEligible = this._wordKeywordEligible;
      return;
     }
    }
    this.classifyWord(out, ctx, tokenStart, errorStart);
   }
   isRedirectVariable(start, end) {
    const src = this.src;
    for (let i = start; i < end; i++) {
     const c = src.charCodeAt(i);
     if (c === CH_LBRACKET && i > start) return i + 2 < end && src.charCodeAt(end - 1) === CH_RBRACKET && this.findClosingShellDelimiter(i + 1, end, CH_RBRACKET) === end - 1;
     if (c >= 128 || !(isIdChar[c] & (i === start ? 1 : 2))) return false;
    }
    return end > start;
   }
   readArrayElement(out, tokenStart) {
    const close = this.findClosingBracket(tokenStart + 1);
    if (close === -1) return false;
    this.pos = close + 1;
    this.readWordText();
    setSpanToken(out, Token.Word, tokenStart, this.pos, true);
    return true;
   }
   classifyWord(out, ctx, tokenStart, errorStart) {
    const src = this.src;
    const raw = this._wordRaw;
    const hasExpansions = this._wordHasExpansions;
    const quoted = this._wordQuoted;
    const keywordEligible = this._wordKeywordEligible;
    let assignmentState = this._wordAssignmentState;
    const wordEnd = this.pos;
    const wordLen = wordEnd - tokenStart;
    if (ctx === LexContext.CasePattern) {
     let token = Token.Word;
     if (keywordEligible) {
      const reserved = raw ? matchReservedWord(src, tokenStart, wordLen) : RESERVED_WORDS.get(this.wordValueOf(tokenStart, wordEnd));
      if (reserved === Token.Esac) token = reserved;
     }
     setSpanToken(out, token, tokenStart, wordEnd, raw);
     out.keywordEligible = keywordEligible;
     return;
    }
    let value = null;
    if (!raw && !hasExpansions && keywordEligible && (ctx === LexContext.CommandStart || ctx === LexContext.TestMode)) {
     const nextCh = wordEnd < this.srcEnd ? src.charCodeAt(wordEnd) : 0;
     if (!quoted && wordLen <= 16 || nextCh === CH_LT || nextCh === CH_GT) value = this.wordValueOf(tokenStart, wordEnd);
    }
    if (ctx === LexContext.CommandStart && keywordEligible) if (raw) {
     if (wordLen <= 8) {
      const reserved = matchReservedWord(src, tokenStart, wordLen);
      if (reserved !== void 0) {
       setSpanToken(out, reserved, tokenStart, wordEnd, true);
       return;
      }
     }
     if (wordLen === 2 && src.charCodeAt(tokenStart) === CH_LBRACKET && src.charCodeAt(tokenStart + 1) === CH_LBRACKET) {
      setSpanToken(out, Token.DblLBracket, tokenStart, wordEnd, true);
      return;
     }
    } else if (value !== null && value.length > 0) {
     const fc = value.charCodeAt(0);
     if (fc >= CH_a && fc <= CH_z && value.length <= 8 || fc === CH_BANG || fc === CH_LBRACE || fc === CH_RBRACE) {
      const reserved = RESERVED_WORDS.get(value);
      if (reserved !== void 0) {
       setToken(out, reserved, value, tokenStart, wordEnd);
       return;
      }
     }
     if (fc === CH_LBRACKET && value === "[[") {
      setToken(out, Token.DblLBracket, value, tokenStart, wordEnd);
      return;
     }
    }
    if (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix || ctx === LexContext.Declaration) {
     if (assignmentState === void 0) {
      let eq = -1;
      let bracket = false;
      for (let i = tokenStart + 1; i < wordEnd; i++) {
       const c = src.charCodeAt(i);
       if (c === CH_EQ) {
        eq = i;
        break;
       }
       if (c === CH_LBRACKET) bracket = true;
      }
      if (eq !== -1 || ctx !== LexContext.Declaration && bracket) assignmentState = scanAssignmentPrefix(src, tokenStart, wordEnd, ASSIGNMENT_NAME_START);
     }
     if (assignmentState !== void 0) {
      if (ctx !== LexContext.Declaration && assignmentState >= ASSIGNMENT_INDEX_BASE) {
       if (wordEnd < this.srcEnd) {
        if (this._errors !== null) this._errors.length = errorStart;
        this.pos = tokenStart;
        this.readWordText(true, ctx, true);
        if (this.pos > wordEnd) {
         this.classifyWord(out, ctx, tokenStart, errorStart);
         return;
        }
       }
       if (this._errors === null || this._errors.length === errorStart) this.errors.push({
        message: "unterminated array subscript",
        pos: src.indexOf("[", tokenStart)
       });
      }
      if (isMatchedAssignment(assignmentState)) {
       setSpanToken(out, Token.Assignment, tokenStart, wordEnd, raw);
       if (value !== null) out._value = value;
       out.assignmentOperatorPos = assignmentOperatorPos(assignmentState);
       return;
      }
     }
    }
    if ((ctx === LexContext.CommandStart || ctx === LexContext.TestMode) && keywordEligible) if (raw) {
     if (wordLen === 2 && src.charCodeAt(tokenStart) === CH_RBRACKET && src.charCodeAt(tokenStart + 1) === CH_RBRACKET) {
      setSpanToken(out, Token.DblRBracket, tokenStart, wordEnd, true);
      return;
     }
    } else if (value === "]]") {
     setToken(out, Token.DblRBracket, value, tokenStart, wordEnd);
     return;
    }
    if (!hasExpansions && this.pos < this.srcEnd) {
     const nc = src.charCodeAt(this.pos);
     if (nc === CH_LT || nc === CH_GT) if (raw) {
      const fc = src.charCodeAt(tokenStart);
      if (fc >= CH_0 && fc <= CH_9 && isAllDigitsRange(src, tokenStart, wordEnd)) {
       const fd = Number.parseInt(src.slice(tokenStart, wordEnd), 10);
       if (this.readRedirection(out, tokenStart)) {
        out.fileDescriptor = fd;
        out.descriptorEnd = wordEnd;
        return;
       }
      }
      if (fc === CH_LBRACE && src.charCodeAt(wordEnd - 1) === CH_RBRACE && this.isRedirectVariable(tokenStart + 1, wordEnd - 1)) {
       const varname = src.slice(tokenStart + 1, wordEnd - 1);
       if (this.readRedirection(out, tokenStart)) {
        out.variableName = varname;
        out.descriptorEnd = wordEnd;
        return;
       }
      }
     }
    }
    setSpanToken(out, Token.Word, tokenStart, wordEnd, raw);
    if (value !== null) out._value = value;
    out.keywordEligible = keywordEligible;
   }
   readWordText(subscripts = false, ctx = LexContext.Normal, scanning = false) {
    const src = this.src;
    const len = this.srcEnd;
    let pos = this.pos;
    const fastStart = pos;
    let exitCh = 0;
    while (pos < len) {
     const c = src.charCodeAt(pos);
     if (c < 128 && charType[c]) {
      exitCh = c;
      break;
     }
     pos++;
    }
    if (pos >= len || charType[exitCh] & 1 && !(exitCh === CH_LPAREN && pos > fastStart && extglobPrefix[src.charCodeAt(pos - 1)]) && !subscripts) {
     this.pos = pos;
     this._wordText = (this._buildParts || this._buildValue) && pos > fastStart ? src.slice(fastStart, pos) : "";
     this._wordRaw = true;
     this._wordQuoted = false;
     this._wordHasExpansions = false;
     this._wordKeywordEligible = true;
     this._wordAssignmentState = void 0;
     if (this._buildParts) this._wordParts = hasGlobCharacters(this._wordText) && ctx !== LexContext.ArrayElement ? parseGlobParts(src, fastStart, pos, void 0) ?? null : null;
     return;
    }
    const bp = this._buildParts;
    const bt = bp || this._buildValue;
    let text = bt && pos > fastStart ? src.slice(fastStart, pos) : "";
    let quoted = false;
    let hasExpansions = false;
    let keywordEligible = true;
    let valueIsRaw = true;
    let lastValueChar = pos > fastStart ? src.charCodeAt(pos - 1) : 0;
    let assignmentState = scanAssignmentPrefix(src, fastStart, pos, ASSIGNMENT_NAME_START);
    let parts;
    let litBuf = "";
    let litStart = 0;
    let hasGlobs = false;
    let braceResults;
    if (bp) {
     parts = [];
     litBuf = text;
     litStart = fastStart;
     hasGlobs = text.length > 0 && hasGlobCharacters(text);
    }
    while (pos < len) {
     const ch = src.charCodeAt(pos);
     if (ch >= 128 || !charType[ch]) {
      const runStart = pos;
      pos++;
      while (pos < len) {
       const c = src.charCodeAt(pos);
       if (c < 128 && charType[c]) break;
       pos++;
      }
      lastValueChar = src.charCodeAt(pos - 1);
      assignmentState = scanAssignmentPrefix(src, runStart, pos, assignmentState);
      if (bt) {
       const chunk = src.slice(runStart, pos);
       text += chunk;
       if (bp) {
        litBuf += chunk;
        hasGlobs = hasGlobs || hasGlobCharacters(chunk);
       }
      }
      continue;
     }
     if (charType[ch] & 1) {
      if (subscripts && assignmentState >= ASSIGNMENT_INDEX_BASE) {
       const close = this.findClosingBracket(pos);
       if (close !== -1) {
        const spanEnd = close + 1;
        assignmentState = assignmentState === ASSIGNMENT_INDEX_BASE + 1 ? ASSIGNMENT_AFTER_INDEX : assignmentState - 1;
        lastValueChar = src.charCodeAt(close);
        if (bt) {
         const chunk = src.slice(pos, spanEnd);
         text += chunk;
         if (bp) {
          litBuf += chunk;
          hasGlobs = hasGlobs || hasGlobCharacters(chunk);
         }
        }
        pos = spanEnd;
        continue;
       }
      }
      if (ch === CH_LPAREN && lastValueChar < 128 && extglobPrefix[lastValueChar]) {
       if (ctx === LexContext.FunctionName || assignmentState >= ASSIGNMENT_INDEX_BASE && (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix)) break;
       if (ctx === LexContext.CommandStart && lastValueChar === CH_BANG && keywordEligible && src.charCodeAt(fastStart) === CH_BANG && skipLineContinuations(src, fastStart + 1, len) === pos) break;
       const prefixChar = lastValueChar;
       if (prefixChar === CH_EQ && scanning && !((ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix || ctx === LexContext.Declaration || ctx === LexContext.EvalArgument) && isMatchedAssignment(assignmentState) && skipLineContinuations(src, assignmentOperatorPos(assignmentState) + 1, len) === pos)) break;
       const innerStart = pos + 1;
       const close = this.findClosingShellDelimiter(innerStart, len, CH_RPAREN, prefixChar === CH_EQ);
       if (close === -1 && !scanning && !subscripts && assignmentState >= ASSIGNMENT_INDEX_BASE) break;
       if (ctx === LexContext.CommandStart && prefixChar !== CH_EQ && close !== -1 && skipBlanks(src, innerStart, close) === close) break;
       keywordEligible = false;
       const patternEnd = close === -1 ? len : close;
       pos = close === -1 ? len : close + 1;
       if (close === -1) this.errors.push({
        message: "unterminated extended glob",
        pos: innerStart - 2
       });
       lastValueChar = src.charCodeAt(pos - 1);
       if (bt) {
        const eg = "(" + src.slice(innerStart, pos);
        text += eg;
        if (bp && prefixChar !== CH_EQ) {
         let prefixPos = innerStart - 2;
         while (src.charCodeAt(prefixPos) === CH_NL && src.charCodeAt(prefixPos - 1) === CH_BACKSLASH) prefixPos -= 2;
         if (litBuf.length > 0) {
          const trimmed = litBuf.slice(0, -1);
          if (prefixPos > litStart) parts.push({
           type: "Literal",
           pos: litStart,
           end: prefixPos,
           value: trimmed,
           text: src.slice(litStart, prefixPos)
          });
          litBuf = "";
         }
         const op = extglobOp[prefixChar];
         parts.push({
          type: "ExtendedGlob",
          pos: prefixPos,
          end: pos,
          text: src.slice(prefixPos, pos),
          operator: op,
          pattern: src.slice(innerStart, patternEnd),
          parts: this.subFieldParts(innerStart, patternEnd)
         });
         litStart = pos;
        } else if (bp) {
         litBuf += eg;
         hasGlobs = hasGlobs || hasGlobCharacters(eg);
        }
       }
       continue;
      }
      break;
     }
     if (ch === CH_BACKSLASH) {
      pos++;
      if (pos < len) if (src.charCodeAt(pos) === CH_NL) {
       pos++;
       valueIsRaw = false;
      } else {
       if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
       quoted = true;
       keywordEligible = false;
       valueIsRaw = false;
       lastValueChar = src.charCodeAt(pos);
       if (bt) {
        text += src[pos];
        if (bp) litBuf += src[pos];
       }
       pos++;
      } else {
       if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
       quoted = true;
       keywordEligible = false;
       lastValueChar = CH_BACKSLASH;
       if (bt) {
        text += "\\";
        if (bp) litBuf += "\\";
       }
      }
      continue;
     }
     if (ch === CH_SQUOTE) {
      const sqStart = pos;
      if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
      quoted = true;
      keywordEligible = false;
      valueIsRaw = false;
      pos++;
      const start = pos;
      while (pos < len && src.charCodeAt(pos) !== CH_SQUOTE) pos++;
      if (pos > start) lastValueChar = src.charCodeAt(pos - 1);
      const value = bt ? src.slice(start, pos) : "";
      if (bt) text += value;
      if (pos < len) pos++; else this.errors.push({
       message: "unterminated single quote",
       pos: start - 1
      });
      if (bp) {
       if (sqStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: sqStart,
         value: litBuf,
         text: src.slice(litStart, sqStart)
        });
        litBuf = "";
       }
       parts.push({
        type: "SingleQuoted",
        pos: sqStart,
        end: pos,
        value: value,
        text: src.slice(sqStart, pos)
       });
       litStart = pos;
      }
      continue;
     }
     if (ch === CH_DQUOTE) {
      const dqStart = pos;
      if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
      quoted = true;
      keywordEligible = false;
      valueIsRaw = false;
      pos++;
      this.pos = pos;
      this.readDoubleQuoted();
      pos = this.pos;
      if (this._dqEnd > dqStart + 1) lastValueChar = src.charCodeAt(this._dqEnd - 1);
      if (this._dqHasExpansions) hasExpansions = true;
      if (bt) text += this._dqText;
      if (bp) {
       if (dqStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: dqStart,
         value: litBuf,
         text: src.slice(litStart, dqStart)
        });
        litBuf = "";
       }
       const dqText = src.slice(dqStart, pos);
       parts.push({
        type: "DoubleQuoted",
        pos: dqStart,
        end: pos,
        text: dqText,
        parts: this._dqParts ?? [ {
         type: "Literal",
         pos: dqStart + 1,
         end: this._dqEnd,
         value: this._dqText,
         text: src.slice(dqStart + 1, this._dqEnd)
        } ]
       });
       litStart = pos;
      }
      continue;
     }
     if (ch === CH_DOLLAR) {
      keywordEligible = false;
      const dollarStart = pos;
      if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
      const next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
      if (next === CH_SQUOTE || next === CH_DQUOTE) quoted = true;
      this.pos = pos;
      this.readDollar();
      pos = this.pos;
      if (!this._resultIsRaw) valueIsRaw = false;
      if (pos > dollarStart) lastValueChar = src.charCodeAt(pos - 1);
      if (this._resultHasExpansion) hasExpansions = true;
      if (bt) text += this._resultText;
      if (bp) if (this._resultPart) {
       if (dollarStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: dollarStart,
         value: litBuf,
         text: src.slice(litStart, dollarStart)
        });
        litBuf = "";
       }
       parts.push(this._resultPart);
       litStart = pos;
      } else litBuf += this._resultText;
      continue;
     }
     if (ch === CH_BACKTICK) {
      keywordEligible = false;
      const btStart = pos;
      if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
      this.pos = pos;
      this.readBacktickExpansion();
      pos = this.pos;
      valueIsRaw = false;
      lastValueChar = src.charCodeAt(pos - 1);
      hasExpansions = true;
      if (bt) text += this._resultText;
      if (bp) {
       if (btStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: btStart,
         value: litBuf,
         text: src.slice(litStart, btStart)
        });
        litBuf = "";
       }
       parts.push(this._resultPart);
       litStart = pos;
      }
      continue;
     }
     if (ch === CH_LBRACE) {
      if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE) assignmentState = ASSIGNMENT_INVALID;
      const first = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
      const braceEnd = first <= CH_SPACE || first === CH_RBRACE ? -1 : this.scanBraceExpansion(pos, braceResults ?? (braceResults = new Map));
      if (braceEnd > 0) {
       keywordEligible = false;
       lastValueChar = src.charCodeAt(braceEnd - 1);
       if (bt) {
        const braceText = src.slice(pos, braceEnd);
        text += braceText;
        if (bp) {
         if (pos > litStart) {
          parts.push({
           type: "Literal",
           pos: litStart,
           end: pos,
           value: litBuf,
           text: src.slice(litStart, pos)
          });
          litBuf = "";
         }
         parts.push({
          type: "BraceExpansion",
          pos: pos,
          end: braceEnd,
          text: braceText,
          parts: this.subFieldParts(pos + 1, braceEnd - 1)
         });
         litStart = braceEnd;
        }
       }
       pos = braceEnd;
       continue;
      }
      lastValueChar = CH_LBRACE;
      if (bt) {
       text += "{";
       if (bp) litBuf += "{";
      }
      pos++;
      continue;
     }
     pos++;
    }
    if (bp && pos > litStart) parts.push({
     type: "Literal",
     pos: litStart,
     end: pos,
     value: litBuf,
     text: src.slice(litStart, pos)
    });
    this.pos = pos;
    this._wordText = text;
    this._wordRaw = valueIsRaw;
    this._wordQuoted = quoted;
    this._wordHasExpansions = hasExpansions;
    this._wordKeywordEligible = keywordEligible;
    this._wordAssignmentState = assignmentState;
    if (bp) {
     this._wordParts = parts.length > 1 || parts.length === 1 && parts[0].type !== "Literal" ? parts : null;
     if (hasGlobs && ctx !== LexContext.ArrayElement) this._wordParts = parseGlobParts(src, fastStart, pos, this._wordParts) ?? null;
    }
   }
   readInnerWordText(insideDoubleQuotes = false, arithmetic = false, globs = false) {
    const src = this.src;
    const len = this.srcEnd;
    let pos = this.pos;
    const start = pos;
    let text = "";
    const bp = this._buildParts;
    let parts;
    let litBuf = "";
    let litStart = 0;
    let preserveLiteral = false;
    let hasGlobs = false;
    if (bp) {
     parts = [];
     litStart = pos;
    }
    while (pos < len) {
     const ch = src.charCodeAt(pos);
     if (ch === CH_BACKSLASH) {
      pos++;
      if (pos < len) if (src.charCodeAt(pos) === CH_NL) pos++; else {
       const next = src.charCodeAt(pos);
       if (insideDoubleQuotes && next !== CH_DOLLAR && next !== CH_BACKTICK && next !== CH_DQUOTE && next !== CH_BACKSLASH && next !== CH_RBRACE) {
        text += "\\";
        if (bp) litBuf += "\\";
        preserveLiteral = true;
       }
       const escaped = src[pos++];
       text += escaped;
       if (bp) litBuf += escaped;
      }
      continue;
     }
     if (ch === CH_SQUOTE && !insideDoubleQuotes) {
      const sqStart = pos;
      pos++;
      const start = pos;
      while (pos < len && src.charCodeAt(pos) !== CH_SQUOTE) pos++;
      const value = src.slice(start, pos);
      text += value;
      if (pos < len) pos++;
      if (bp) {
       if (sqStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: sqStart,
         value: litBuf,
         text: src.slice(litStart, sqStart)
        });
        litBuf = "";
       }
       parts.push({
        type: "SingleQuoted",
        pos: sqStart,
        end: pos,
        value: value,
        text: src.slice(sqStart, pos)
       });
       litStart = pos;
      }
      continue;
     }
     if (ch === CH_DQUOTE) {
      const dqStart = pos;
      pos++;
      this.pos = pos;
      this.readDoubleQuoted(insideDoubleQuotes);
      pos = this.pos;
      text += this._dqText;
      if (bp) {
       if (dqStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: dqStart,
         value: litBuf,
         text: src.slice(litStart, dqStart)
        });
        litBuf = "";
       }
       const dqText = src.slice(dqStart, pos);
       parts.push({
        type: "DoubleQuoted",
        pos: dqStart,
        end: pos,
        text: dqText,
        parts: this._dqParts ?? [ {
         type: "Literal",
         pos: dqStart + 1,
         end: this._dqEnd,
         value: this._dqText,
         text: src.slice(dqStart + 1, this._dqEnd)
        } ]
       });
       litStart = pos;
      }
      continue;
     }
     if (ch === CH_DOLLAR) {
      const dollarStart = pos;
      this.pos = pos;
      this.readDollar(insideDoubleQuotes);
      pos = this.pos;
      text += this._resultText;
      if (bp) if (this._resultPart) {
       if (dollarStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: dollarStart,
         value: litBuf,
         text: src.slice(litStart, dollarStart)
        });
        litBuf = "";
       }
       parts.push(this._resultPart);
       litStart = pos;
      } else litBuf += this._resultText;
      continue;
     }
     if (ch === CH_BACKTICK) {
      const btStart = pos;
      this.pos = pos;
      this.readBacktickExpansion(insideDoubleQuotes);
      pos = this.pos;
      text += this._resultText;
      if (bp) {
       if (btStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: btStart,
         value: litBuf,
         text: src.slice(litStart, btStart)
        });
        litBuf = "";
       }
       parts.push(this._resultPart);
       litStart = pos;
      }
      continue;
     }
     if (!insideDoubleQuotes && !arithmetic && (ch === CH_LT || ch === CH_GT) && pos + 1 < len && src.charCodeAt(pos + 1) === CH_LPAREN) {
      const psStart = pos;
      this.pos = pos + 2;
      const inner = this.extractBalanced();
      pos = this.pos;
      const raw = src.slice(psStart, pos);
      text += raw;
      if (bp) {
       if (psStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: psStart,
         value: litBuf,
         text: src.slice(litStart, psStart)
        });
        litBuf = "";
       }
       parts.push(this.processSubstitution(psStart, raw, ch === CH_LT ? "<" : ">", inner));
       litStart = pos;
      }
      continue;
     }
     text += src[pos];
     if (bp) {
      litBuf += src[pos];
      if (globs && (ch === CH_STAR || ch === CH_QUESTION || ch === CH_LBRACKET)) hasGlobs = true;
     }
     pos++;
    }
    if (bp && pos > litStart) parts.push({
     type: "Literal",
     pos: litStart,
     end: pos,
     value: litBuf,
     text: src.slice(litStart, pos)
    });
    this.pos = pos;
    this._wordText = text;
    this._wordRaw = false;
    this._wordQuoted = false;
    this._wordHasExpansions = false;
    this._wordKeywordEligible = false;
    if (bp) {
     this._wordParts = parts.length > 1 || parts.length === 1 && (parts[0].type !== "Literal" || preserveLiteral) ? parts : null;
     if (hasGlobs) this._wordParts = parseGlobParts(src, start, pos, this._wordParts) ?? null;
    }
   }
   subFieldParts(start, end) {
    if (this._nestingDepth >= MAX_SYNTAX_NESTING) return;
    return hasEmbeddedWordStructure(this.src, start, end) ? this.parseSubFieldWord(start, end).parts : parseGlobParts(this.src, start, end, void 0);
   }
   parseSubFieldWord(start, end, context = "word", arithmetic = false) {
    if (start >= end) return new WordImpl("", start, start);
    if (this._nestingDepth >= MAX_SYNTAX_NESTING) return new WordImpl(this.src.slice(start, end), start, end);
    this._nestingDepth++;
    const savedEnd = this.srcEnd;
    const savedBracketWindow = this._bracketWindow;
    const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
    const savedPos = this.pos;
    const savedText = this._wordText;
    const savedParts = this._wordParts;
    const savedQuoted = this._wordQuoted;
    const savedKeywordEligible = this._wordKeywordEligible;
    this.srcEnd = end;
    this.pos = start;
    this.readInnerWordText(context === "quoted", arithmetic, context === "word");
    const word = new WordImpl(this.src.slice(start, end), start, end);
    if (this._buildParts) word.parts = this._wordParts ?? void 0;
    this.srcEnd = savedEnd;
    this._bracketWindow = savedBracketWindow;
    this._arithmeticBracketWindow = savedArithmeticBracketWindow;
    this.pos = savedPos;
    this._wordText = savedText;
    this._wordParts = savedParts;
    this._wordQuoted = savedQuoted;
    this._wordKeywordEligible = savedKeywordEligible;
    this._nestingDepth--;
    return word;
   }
   skipSQ() {
    while (this.pos < this.srcEnd && this.src.charCodeAt(this.pos) !== CH_SQUOTE) this.pos++;
    if (this.pos < this.srcEnd) this.pos++;
   }
   skipAnsiCQuoted() {
    const quotePos = this.pos - 1;
    const result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
    this.pos = result.end;
    if (!result.closed) this.errors.push({
     message: "unterminated ANSI-C quote",
     pos: quotePos
    });
   }
   skipDQ() {
    const src = this.src;
    const len = this.srcEnd;
    this._unbalanced = false;
    if (this._nestingDepth < MAX_SYNTAX_NESTING) while (this.pos < len) {
     const ch = src.charCodeAt(this.pos);
     if (ch === CH_DQUOTE) {
      this.pos++;
      return;
     }
     if (ch === CH_BACKSLASH) {
      this.pos = Math.min(this.pos + 2, len);
      continue;
     }
     if (ch === CH_BACKTICK) break;
     if (ch === CH_DOLLAR) {
      const next = src.charCodeAt(this.pos + 1);
      if (next === CH_LPAREN || next === CH_LBRACE || next === CH_DOLLAR) break;
     }
     this.pos++;
    }
    this.extractBalanced(true, true);
   }
   skipSpacesAndTabs() {
    this.pos = skipBlanks(this.src, this.pos, this.srcEnd);
   }
   readDoubleQuoted(unescapeAll = false) {
    const src = this.src;
    const len = this.srcEnd;
    const contentStart = this.pos;
    let hasExpansions = false;
    const bp = this._buildParts;
    const bt = bp || this._buildValue;
    if (!bp) {
     let p = this.pos;
     while (p < len) {
      const c = src.charCodeAt(p);
      if (c === CH_DQUOTE) {
       this._dqText = bt ? src.slice(contentStart, p) : "";
       this._dqEnd = p;
       this.pos = p + 1;
       this._dqHasExpansions = false;
       this._dqParts = null;
       return;
      }
      if (c === CH_DOLLAR || c === CH_BACKTICK || c === CH_BACKSLASH) break;
      p++;
     }
    }
    let text = "";
    let parts = null;
    let litBuf = "";
    let litStart = bp ? this.pos : 0;
    while (this.pos < len && src.charCodeAt(this.pos) !== CH_DQUOTE) {
     const runStart = this.pos;
     while (this.pos < len) {
      const c = src.charCodeAt(this.pos);
      if (c === CH_DQUOTE || c === CH_BACKSLASH || c === CH_DOLLAR || c === CH_BACKTICK) break;
      this.pos++;
     }
     if (bt && this.pos > runStart) {
      const chunk = src.slice(runStart, this.pos);
      text += chunk;
      if (bp) litBuf += chunk;
     }
     if (this.pos >= len || src.charCodeAt(this.pos) === CH_DQUOTE) break;
     const ch = src.charCodeAt(this.pos);
     if (ch === CH_BACKSLASH) {
      this.pos++;
      if (this.pos < len) {
       const next = src.charCodeAt(this.pos);
       if (next === CH_NL) {
        this.pos++;
        continue;
       }
       if (bt) if (unescapeAll || next === CH_DOLLAR || next === CH_BACKTICK || next === CH_DQUOTE || next === CH_BACKSLASH) {
        const c = src[this.pos];
        text += c;
        if (bp) litBuf += c;
       } else {
        const pair = "\\" + src[this.pos];
        text += pair;
        if (bp) litBuf += pair;
       }
       this.pos++;
      }
      continue;
     }
     if (ch === CH_DOLLAR) {
      const afterDollar = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
      if (afterDollar === CH_DQUOTE || afterDollar === CH_SQUOTE) {
       if (bt) {
        text += "$";
        if (bp) litBuf += "$";
       }
       this.pos++;
       continue;
      }
      const expStart = this.pos;
      this.readDollar(true);
      if (bt) text += this._resultText;
      if (this._resultHasExpansion) hasExpansions = true;
      if (bp) {
       const rp = this._resultPart;
       if (rp && isDQChild(rp)) {
        if (!parts) parts = [];
        if (expStart > litStart) {
         parts.push({
          type: "Literal",
          pos: litStart,
          end: expStart,
          value: litBuf,
          text: src.slice(litStart, expStart)
         });
         litBuf = "";
        }
        parts.push(rp);
        litStart = this.pos;
       } else litBuf += this._resultText;
      }
      continue;
     }
     if (ch === CH_BACKTICK) {
      const btStart = this.pos;
      this.readBacktickExpansion(true);
      if (bt) text += this._resultText;
      hasExpansions = true;
      if (bp && this._resultPart && isDQChild(this._resultPart)) {
       if (!parts) parts = [];
       if (btStart > litStart) {
        parts.push({
         type: "Literal",
         pos: litStart,
         end: btStart,
         value: litBuf,
         text: src.slice(litStart, btStart)
        });
        litBuf = "";
       }
       parts.push(this._resultPart);
       litStart = this.pos;
      }
      continue;
     }
    }
    if (bp && parts && this.pos > litStart) parts.push({
     type: "Literal",
     pos: litStart,
     end: this.pos,
     value: litBuf,
     text: src.slice(litStart, this.pos)
    });
    this._dqEnd = this.pos;
    if (this.pos < len) this.pos++; else this.errors.push({
     message: "unterminated double quote",
     pos: contentStart - 1
    });
    this._dqText = text;
    this._dqHasExpansions = hasExpansions;
    this._dqParts = parts;
   }
   readDollar(insideDoubleQuotes = false) {
    const dollarPos = this.pos;
    this.pos++;
    const src = this.src;
    const len = this.srcEnd;
    const bt = this._buildParts || this._buildValue;
    if (this.pos >= len) {
     this._resultText = "$";
     this._resultIsRaw = true;
     this._resultHasExpansion = false;
     this._resultPart = void 0;
     return;
    }
    const logicalPos = skipLineContinuations(src, this.pos, len);
    if (logicalPos > this.pos && src.charCodeAt(logicalPos) === CH_LPAREN && src.charCodeAt(logicalPos + 1) !== CH_LPAREN) this.pos = logicalPos;
    const ch = src.charCodeAt(this.pos);
    if (ch === CH_LPAREN) {
     if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
      const savedPos = this.pos;
      const savedErrors = this.errors.length;
      this.readArithmeticExpansion(dollarPos);
      if (!this._notArithmetic) return;
      this.errors.length = savedErrors;
      this.pos = savedPos;
     }
     this.readCommandSubstitution(dollarPos);
     return;
    }
    if (ch === CH_LBRACE) {
     const after = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
     if (after === CH_SPACE || after === CH_TAB || after === CH_NL) {
      this.readBraceCommandSubstitution();
      return;
     }
     if (after === CH_PIPE) {
      this.readValueSubstitution();
      return;
     }
     this.readParameterExpansion(insideDoubleQuotes);
     return;
    }
    if (ch === CH_SQUOTE) {
     this.pos++;
     if (bt) {
      const value = this.readAnsiCQuoted();
      this._resultText = value;
      this._resultPart = this._buildParts ? {
       type: "AnsiCQuoted",
       pos: dollarPos,
       end: this.pos,
       text: src.slice(dollarPos, this.pos),
       value: value
      } : void 0;
     } else {
      this.skipAnsiCQuoted();
      this._resultText = "";
      this._resultPart = void 0;
     }
     this._resultIsRaw = false;
     this._resultHasExpansion = false;
     return;
    }
    if (ch === CH_DQUOTE) {
     this.pos++;
     this.readDoubleQuoted(insideDoubleQuotes);
     this._resultText = this._dqText;
     this._resultIsRaw = false;
     this._resultHasExpansion = this._dqHasExpansions;
     if (this._buildParts) {
      const text = src.slice(dollarPos, this.pos);
      this._resultPart = {
       type: "LocaleString",
       pos: dollarPos,
       end: this.pos,
       text: text,
       parts: this._dqParts ?? [ {
        type: "Literal",
        pos: dollarPos + 2,
        end: this._dqEnd,
        value: this._dqText,
        text: src.slice(dollarPos + 2, this._dqEnd)
       } ]
      };
     } else this._resultPart = void 0;
     return;
    }
    if (ch === CH_AT || ch === CH_STAR || ch === CH_HASH || ch === CH_QUESTION || ch === CH_DASH || ch === CH_DOLLAR || ch === CH_BANG || ch >= CH_0 && ch <= CH_9) {
     this.pos++;
     const text = bt ? src.slice(this.pos - 2, this.pos) : "";
     this._resultText = text;
     this._resultIsRaw = true;
     this._resultHasExpansion = false;
     this._resultPart = this._buildParts ? {
      type: "SimpleExpansion",
      pos: dollarPos,
      end: this.pos,
      text: text
     } : void 0;
     return;
    }
    if (ch < 128 && isIdChar[ch] & 1) {
     const namePos = this.pos - 1;
     while (this.pos < len) {
      const c = src.charCodeAt(this.pos);
      if (c < 128 && isIdChar[c] & 2) this.pos++; else break;
     }
     const text = bt ? src.slice(namePos, this.pos) : "";
     this._resultText = text;
     this._resultIsRaw = true;
     this._resultHasExpansion = false;
     this._resultPart = this._buildParts ? {
      type: "SimpleExpansion",
      pos: dollarPos,
      end: this.pos,
      text: text
     } : void 0;
     return;
    }
    if (ch === CH_LBRACKET) {
     const errorCount = this._errors === null ? 0 : this._errors.length;
     const close = this.findClosingArithmeticBracket(this.pos + 1);
     if (close !== -1) {
      const bodyStart = this.pos + 1;
      const body = src.slice(bodyStart, close);
      this.pos = close + 1;
      const text = bt ? src.slice(dollarPos, this.pos) : "";
      this._resultText = text;
      this._resultIsRaw = true;
      this._resultHasExpansion = false;
      this._resultPart = this._buildParts ? this.arithmeticExpansion(bodyStart - 2, text, body, bodyStart) : void 0;
      return;
     }
     if (this._errors !== null) this._errors.length = errorCount;
    }
    this._resultText = "$";
    this._resultIsRaw = true;
    this._resultHasExpansion = false;
    this._resultPart = void 0;
   }
   scanArithmeticBody() {
    this._notArithmetic = false;
    this._arithUnterminated = false;
    this.pos += 2;
    let depth = 1;
    let parenDepth = 0;
    let parentParenDepth = 0;
    let parenDepths;
    let reported = false;
    const src = this.src;
    const len = this.srcEnd;
    const start = this.pos;
    while (this.pos < len && depth > 0) {
     const c = src.charCodeAt(this.pos);
     if (c === CH_BACKSLASH) this.pos += this.pos + 1 < len ? 2 : 1; else if (c === CH_SQUOTE) {
      this.pos++;
      this.skipSQ();
     } else if (c === CH_DQUOTE) {
      this.pos++;
      this.skipDQ();
     } else if (c === CH_BACKTICK) {
      this.pos++;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
       if (src.charCodeAt(this.pos) === CH_BACKSLASH) this.pos++;
       this.pos++;
      }
      if (this.pos < len) this.pos++;
     } else if (c === CH_DOLLAR && this.pos + 2 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN && src.charCodeAt(this.pos + 2) !== CH_LPAREN) {
      const dollarPos = this.pos;
      this.pos += 2;
      this.extractBalanced();
      if (this._unbalanced) this.errors.push({
       message: "unterminated command substitution",
       pos: dollarPos
      });
     } else if (c === CH_DOLLAR && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LBRACE) {
      const close = this.findClosingBrace(this.pos + 2, len);
      this.pos = close === -1 ? len : close + 1;
     } else if ((c === CH_LT || c === CH_GT) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
      this.pos += 2;
      this.extractBalanced();
     } else if (c === CH_LPAREN) if (src.charCodeAt(this.pos - 1) === CH_DOLLAR && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
      if (depth === 1) parentParenDepth = parenDepth; else (parenDepths ?? (parenDepths = [])).push(parenDepth);
      depth++;
      parenDepth = 0;
      if (depth + this._nestingDepth > MAX_SYNTAX_NESTING && !reported) {
       this.errors.push({
        message: "maximum arithmetic expansion nesting depth exceeded",
        pos: this.pos - 1
       });
       reported = true;
      }
      this.pos += 2;
     } else {
      if (++parenDepth + depth - 1 + this._nestingDepth > MAX_SYNTAX_NESTING && !reported) {
       this.errors.push({
        message: "maximum arithmetic expression nesting depth exceeded",
        pos: this.pos
       });
       reported = true;
      }
      this.pos++;
     } else if (c === CH_RPAREN && parenDepth > 0) {
      parenDepth--;
      this.pos++;
     } else if (c === CH_RPAREN && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_RPAREN) {
      if (--depth === 0) {
       this.pos += 2;
       break;
      }
      parenDepth = depth === 1 ? parentParenDepth : parenDepths.pop();
      this.pos += 2;
     } else if (c === CH_RPAREN && depth === 1) {
      this._notArithmetic = true;
      return "";
     } else this.pos++;
    }
    const bt = this._buildParts || this._buildValue;
    if (depth > 0) {
     this._arithUnterminated = true;
     return bt ? src.slice(start, this.pos) : "";
    }
    return bt ? src.slice(start, this.pos - 2) : "";
   }
   readArithmeticExpansion(dollarPos) {
    const bodyStart = this.pos + 2;
    const body = this.scanArithmeticBody();
    if (this._notArithmetic) return;
    if (this._arithUnterminated) this.errors.push({
     message: "unterminated arithmetic expansion",
     pos: dollarPos
    });
    const text = this._buildParts || this._buildValue ? this.src.slice(dollarPos, this.pos) : "";
    this._resultText = text;
    this._resultIsRaw = true;
    this._resultHasExpansion = false;
    this._resultPart = this._buildParts ? this.arithmeticExpansion(dollarPos, text, body, bodyStart) : void 0;
   }
   arithmeticExpansion(pos, text, body, bodyStart) {
    return new ArithmeticExpansionImpl(pos, this.pos, text, {
     source: this.src,
     body: body,
     offset: bodyStart,
     depth: this._nestingDepth,
     context: this.substitutionContext
    });
   }
   readArithmeticCommand(out, tokenStart) {
    const savedBuildValue = this._buildValue;
    this._buildValue = true;
    const body = this.scanArithmeticBody();
    this._buildValue = savedBuildValue;
    if (this._arithUnterminated) this.errors.push({
     message: "unterminated arithmetic command",
     pos: tokenStart
    });
    setToken(out, Token.ArithCmd, body, tokenStart, this.pos);
   }
   readCommandSubstitution(dollarPos) {
    const openPos = this.pos;
    this.pos++;
    const inner = this.extractBalanced();
    if (this._unbalanced) this.errors.push({
     message: "unterminated command substitution",
     pos: dollarPos
    });
    const bt = this._buildParts || this._buildValue;
    const rawText = bt ? this.src.slice(dollarPos, this.pos) : "";
    const text = !bt || openPos === dollarPos + 1 ? rawText : "$" + this.src.slice(openPos, this.pos);
    this._resultText = text;
    this._resultIsRaw = openPos === dollarPos + 1;
    this._resultHasExpansion = true;
    if (this._buildParts) this._resultPart = this.commandExpansion(dollarPos, rawText, openPos + 1, inner, !this._unbalanced); else this._resultPart = void 0;
   }
   readBraceCommandSubstitution() {
    this.readBraceSubstitution(1);
   }
   readValueSubstitution() {
    this.readBraceSubstitution(2);
   }
   readBraceSubstitution(skip) {
    const dollarPos = this.pos - 1;
    this.pos += skip;
    const src = this.src;
    const len = this.srcEnd;
    let depth = 1;
    const start = this.pos;
    while (this.pos < len) {
     const c = src.charCodeAt(this.pos);
     if (c === CH_LBRACE) depth++; else if (c === CH_RBRACE) {
      if (--depth === 0) {
       this.pos++;
       break;
      }
     } else if (c === CH_SQUOTE) {
      this.pos++;
      this.skipSQ();
      continue;
     } else if (c === CH_DQUOTE) {
      this.pos++;
      this.skipDQ();
      continue;
     } else if (c === CH_BACKSLASH) this.pos++;
     this.pos++;
    }
    this._resultIsRaw = true;
    this._resultHasExpansion = true;
    if (this._buildParts || this._buildValue) {
     const rawInner = src.slice(start, this.pos - 1);
     const inner = rawInner.trim();
     const text = src.slice(dollarPos, this.pos);
     this._resultText = text;
     if (this._buildParts) {
      const innerStart = start + (rawInner.length - rawInner.trimStart().length);
      this._resultPart = this.commandExpansion(dollarPos, text, innerStart, inner);
     } else this._resultPart = void 0;
    } else {
     this._resultText = "";
     this._resultPart = void 0;
    }
   }
   readBacktickExpansion(insideDoubleQuotes = false) {
    this.pos++;
    const src = this.src;
    const len = this.srcEnd;
    const start = this.pos;
    if (!this._buildParts && !this._buildValue) {
     while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
      if (src.charCodeAt(this.pos) === CH_BACKSLASH && this.pos + 1 < len) this.pos++;
      this.pos++;
     }
     if (this.pos < len) this.pos++; else this.errors.push({
      message: "unterminated backtick",
      pos: start - 1
     });
     this._resultText = "";
     this._resultIsRaw = false;
     this._resultHasExpansion = true;
     this._resultPart = void 0;
     return;
    }
    let inner = "";
    let hasEscapes = false;
    while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
     if (src.charCodeAt(this.pos) === CH_BACKSLASH) {
      hasEscapes = true;
      break;
     }
     this.pos++;
    }
    if (!hasEscapes) inner = src.slice(start, this.pos); else {
     inner = src.slice(start, this.pos);
     while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) if (src.charCodeAt(this.pos) === CH_BACKSLASH) {
      this.pos++;
      if (this.pos < len) {
       const c = src.charCodeAt(this.pos);
       if (c === CH_DOLLAR || c === CH_BACKTICK || c === CH_BACKSLASH || insideDoubleQuotes && c === CH_DQUOTE) inner += src[this.pos]; else inner += "\\" + src[this.pos];
       this.pos++;
      }
     } else {
      const runStart = this.pos;
      while (this.pos < len) {
       const c = src.charCodeAt(this.pos);
       if (c === CH_BACKTICK || c === CH_BACKSLASH) break;
       this.pos++;
      }
      inner += src.slice(runStart, this.pos);
     }
    }
    if (this.pos < len) this.pos++; else this.errors.push({
     message: "unterminated backtick",
     pos: start - 1
    });
    const text = src.slice(start - 1, this.pos);
    this._resultText = inner;
    this._resultHasExpansion = true;
    if (this._buildParts) this._resultPart = hasEscapes ? this.decodedCommandExpansion(start - 1, text, inner) : this.commandExpansion(start - 1, text, start, inner); else this._resultPart = void 0;
   }
   readParameterExpansion(insideDoubleQuotes) {
    const src = this.src;
    const len = this.srcEnd;
    const start = this.pos;
    this.pos++;
    let depth = 1;
    let reported = false;
    while (this.pos < len && depth > 0) {
     const ch = src.charCodeAt(this.pos);
     if (ch === CH_DOLLAR) {
      const next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
      if (next === CH_LBRACE) {
       depth++;
       if (this._nestingDepth + depth > MAX_SYNTAX_NESTING && !reported) {
        this.errors.push({
         message: "maximum parameter expansion nesting depth exceeded",
         pos: this.pos
        });
        reported = true;
       }
       this.pos += 2;
       continue;
      }
      if (next === CH_DOLLAR) {
       this.pos += 2;
       continue;
      }
      if (next === CH_LPAREN) {
       const dollarPos = this.pos;
       this.pos += 2;
       this.extractBalanced();
       if (this._unbalanced) this.errors.push({
        message: "unterminated command substitution",
        pos: dollarPos
       });
       continue;
      }
     } else if (ch === CH_BACKTICK) {
      this.pos++;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
       if (src.charCodeAt(this.pos) === CH_BACKSLASH) this.pos++;
       this.pos++;
      }
      if (this.pos < len) this.pos++;
      continue;
     } else if (ch === CH_RBRACE) {
      if (--depth === 0) {
       this.pos++;
       break;
      }
     } else if (ch === CH_BACKSLASH) {
      if (this.pos + 1 < len) this.pos++;
     } else if (ch === CH_SQUOTE) {
      this.pos++;
      if (this.pos > start + 1 && src.charCodeAt(this.pos - 2) === CH_DOLLAR) this.skipAnsiCQuoted(); else this.skipSQ();
      continue;
     } else if (ch === CH_DQUOTE) {
      this.pos++;
      this.skipDQ();
      continue;
     }
     this.pos++;
    }
    const closed = depth === 0;
    if (!closed) this.errors.push({
     message: "unterminated parameter expansion",
     pos: start - 1
    });
    const text = this._buildParts || this._buildValue ? src.slice(start - 1, this.pos) : "";
    this._resultText = text;
    this._resultIsRaw = true;
    this._resultHasExpansion = false;
    if (this._buildParts) {
     const inner = src.slice(start + 1, closed ? this.pos - 1 : this.pos);
     this._resultPart = this.parseParamInner(text, inner, start + 1, insideDoubleQuotes);
    } else this._resultPart = void 0;
   }
   parseParamInner(text, inner, innerStart, insideDoubleQuotes) {
    const result = {
     type: "ParameterExpansion",
     pos: innerStart - 2,
     end: this.pos,
     text: text,
     parameter: "",
     parameterPos: innerStart,
     parameterEnd: innerStart,
     prefix: void 0,
     index: void 0,
     operation: void 0
    };
    const ilen = inner.length;
    if (ilen === 0) return result;
    const sub = (a, b, context = "word") => this.parseSubFieldWord(innerStart + a, innerStart + b, context);
    const closeBracket = start => {
     const close = this.findClosingBracket(innerStart + start, innerStart + ilen);
     return close === -1 ? -1 : close - innerStart;
    };
    let i = 0;
    if (ilen > 1 && inner.charCodeAt(0) === CH_BANG) {
     result.prefix = "!";
     i = 1;
    }
    if (ilen > 1 && inner.charCodeAt(0) === CH_HASH) {
     const nameEnd = this.scanParamName(inner, 1);
     let parameterEnd = nameEnd;
     let indexEnd = -1;
     if (parameterEnd < ilen && inner.charCodeAt(parameterEnd) === CH_LBRACKET) {
      indexEnd = closeBracket(parameterEnd + 1);
      if (indexEnd !== -1) parameterEnd = indexEnd + 1;
     }
     if (nameEnd > 1 && parameterEnd === ilen) {
      result.prefix = "#";
      result.parameter = inner.slice(1, nameEnd);
      result.parameterPos = innerStart + 1;
      result.parameterEnd = innerStart + nameEnd;
      if (indexEnd !== -1) result.index = sub(nameEnd + 1, indexEnd, "embedded");
      return result;
     }
    }
    const nameStart = i;
    i = this.scanParamName(inner, i);
    result.parameter = inner.slice(nameStart, i);
    result.parameterPos = innerStart + nameStart;
    result.parameterEnd = innerStart + i;
    if (i < ilen && inner.charCodeAt(i) === CH_LBRACKET) {
     const closeB = closeBracket(i + 1);
     if (closeB !== -1) {
      result.index = sub(i + 1, closeB, "embedded");
      i = closeB + 1;
     }
    }
    if (i >= ilen) return result;
    const pos = innerStart + i;
    const end = innerStart + ilen;
    const opChar = inner.charCodeAt(i);
    const nextChar = inner.charCodeAt(i + 1);
    const defaultChar = inner[opChar === CH_COLON ? i + 1 : i];
    if (defaultChar === "-" || defaultChar === "=" || defaultChar === "+" || defaultChar === "?") {
     const operandStart = i + (opChar === CH_COLON ? 2 : 1);
     result.operation = {
      type: "Default",
      pos: pos,
      end: end,
      operatorEnd: innerStart + operandStart,
      operator: opChar === CH_COLON ? `:${defaultChar}` : defaultChar,
      operand: sub(operandStart, ilen, insideDoubleQuotes ? "quoted" : "word")
     };
     return result;
    }
    if (opChar === CH_COLON) {
     i++;
     const sliceStart = innerStart + i;
     const colonIdx = findUnnested(inner.slice(i), CH_COLON, true, (index, quoted) => this.findNestedShellEnd(sliceStart + index, end, quoted) - sliceStart);
     result.operation = {
      type: "Slice",
      pos: pos,
      end: end,
      operatorEnd: sliceStart,
      operator: ":",
      offset: sub(i, colonIdx === -1 ? ilen : i + colonIdx, "embedded"),
      length: colonIdx === -1 ? void 0 : sub(i + colonIdx + 1, ilen, "embedded")
     };
     return result;
    }
    if (opChar === CH_HASH || opChar === CH_PERCENT) {
     const doubled = nextChar === opChar;
     const operator = opChar === CH_HASH ? doubled ? "##" : "#" : doubled ? "%%" : "%";
     const operandStart = i + (doubled ? 2 : 1);
     result.operation = {
      type: "Remove",
      pos: pos,
      end: end,
      operatorEnd: innerStart + operandStart,
      operator: operator,
      operand: sub(operandStart, ilen)
     };
     return result;
    }
    if (opChar === CH_SLASH) {
     i++;
     let operator = "/";
     if (nextChar === CH_SLASH || nextChar === CH_HASH || nextChar === CH_PERCENT) {
      operator = nextChar === CH_SLASH ? "//" : nextChar === CH_HASH ? "/#" : "/%";
      i++;
     }
     let separatorStart = i;
     if (nextChar === CH_SLASH) {
      separatorStart = skipLineContinuations(inner, i, ilen);
      if (inner.charCodeAt(separatorStart) === CH_SLASH) separatorStart++;
     }
     const sepIdx = findUnnested(inner.slice(separatorStart), CH_SLASH);
     const patternEnd = sepIdx === -1 ? ilen : separatorStart + sepIdx;
     result.operation = {
      type: "Replace",
      pos: pos,
      end: end,
      operatorEnd: innerStart + i,
      operator: operator,
      pattern: sub(i, patternEnd),
      replacement: sub(sepIdx === -1 ? ilen : patternEnd + 1, ilen)
     };
     return result;
    }
    if (opChar === CH_CARET || opChar === CH_COMMA) {
     const doubled = nextChar === opChar;
     const operator = opChar === CH_CARET ? doubled ? "^^" : "^" : doubled ? ",," : ",";
     const operandStart = i + (doubled ? 2 : 1);
     result.operation = {
      type: "CaseModification",
      pos: pos,
      end: end,
      operatorEnd: innerStart + operandStart,
      operator: operator,
      operand: operandStart === ilen ? void 0 : sub(operandStart, ilen)
     };
     return result;
    }
    if (result.prefix === "!" && result.index === void 0 && i + 1 === ilen && (opChar === CH_AT || opChar === CH_STAR)) {
     result.operation = {
      type: "Names",
      pos: pos,
      end: end,
      operatorEnd: end,
      operator: opChar === CH_AT ? "@" : "*"
     };
     return result;
    }
    if (opChar === CH_AT) {
     result.operation = {
      type: "Transform",
      pos: pos,
      end: end,
      operatorEnd: pos + 1,
      operator: "@",
      operand: sub(i + 1, ilen)
     };
     return result;
    }
    result.operation = {
     type: "Unknown",
     pos: pos,
     end: end,
     operatorEnd: end,
     operator: inner.slice(i)
    };
    return result;
   }
   findNestedShellEnd(start, end, quoted) {
    const ch = this.src.charCodeAt(start);
    if (ch === CH_BACKTICK) {
     let pos = start + 1;
     while (pos < end) {
      const current = this.src.charCodeAt(pos);
      if (current === CH_BACKSLASH) {
       pos += 2;
       continue;
      }
      pos++;
      if (current === CH_BACKTICK) return pos;
     }
     return end;
    }
    let close;
    if (ch === CH_DOLLAR) {
     const next = start + 1;
     if (next < end && this.src.charCodeAt(next) === CH_LBRACE) close = this.findClosingBrace(next + 1, end); else {
      const open = skipLineContinuations(this.src, next, end);
      if (open >= end || this.src.charCodeAt(open) !== CH_LPAREN) return start;
      close = this.findClosingParenthesis(open + 1, end);
     }
    } else {
     const open = start + 1;
     if (quoted || ch !== CH_LT && ch !== CH_GT || open >= end || this.src.charCodeAt(open) !== CH_LPAREN) return start;
     close = this.findClosingParenthesis(open + 1, end);
    }
    return close === -1 ? end : close + 1;
   }
   scanParamName(s, start) {
    let i = start;
    if (i >= s.length) return i;
    const c = s.charCodeAt(i);
    if (c === CH_AT || c === CH_STAR || c === CH_HASH || c === CH_QUESTION || c === CH_DASH || c === CH_DOLLAR || c === CH_BANG) return i + 1;
    if (c >= CH_0 && c <= CH_9) {
     while (i < s.length && s.charCodeAt(i) >= CH_0 && s.charCodeAt(i) <= CH_9) i++;
     return i;
    }
    if (c >= CH_a && c <= CH_z || c >= CH_A && c <= CH_Z || c === CH_UNDERSCORE) {
     i++;
     while (i < s.length) {
      const ch = s.charCodeAt(i);
      if (ch >= CH_a && ch <= CH_z || ch >= CH_A && ch <= CH_Z || ch >= CH_0 && ch <= CH_9 || ch === CH_UNDERSCORE) i++; else break;
     }
    }
    return i;
   }
   readAnsiCQuoted() {
    const quotePos = this.pos - 1;
    const result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
    this.pos = result.end;
    if (!result.closed) this.errors.push({
     message: "unterminated ANSI-C quote",
     pos: quotePos
    });
    return result.value;
   }
   extractBalanced(useGrammar = true, quoteOnly = false) {
    const src = this.src;
    const len = this.srcEnd;
    const bt = this._buildParts || this._buildValue;
    let depth = quoteOnly ? 0 : 1;
    const start = this.pos;
    this._unbalanced = false;
    const knownEnd = useGrammar && !quoteOnly ? this.substitutionContext.boundaries?.get(start) : void 0;
    if (knownEnd !== void 0 && knownEnd <= len && this._nestingDepth < MAX_SYNTAX_NESTING) {
     this.pos = knownEnd;
     return bt ? src.slice(start, knownEnd - 1) : "";
    }
    let wordStart = true;
    while (!quoteOnly && this.pos < len) {
     const c = src.charCodeAt(this.pos);
     if (c === CH_RPAREN) {
      const result = bt ? src.slice(start, this.pos) : "";
      this.pos++;
      return result;
     } else if (c === CH_LPAREN || c === CH_BACKSLASH || c === CH_SQUOTE || c === CH_DQUOTE || c === CH_BACKTICK || c === CH_DOLLAR && (src.charCodeAt(this.pos + 1) === CH_SQUOTE || src.charCodeAt(this.pos + 1) === CH_DOLLAR || src.charCodeAt(this.pos + 1) === CH_LBRACE)) break; else if (c === CH_LT && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LT) break; else if (c === CH_HASH && wordStart) break; else if (c === 99 && wordStart && this.pos + 3 < len && src.charCodeAt(this.pos + 1) === 97 && src.charCodeAt(this.pos + 2) === 115 && src.charCodeAt(this.pos + 3) === 101 && (this.pos + 4 >= len || src.charCodeAt(this.pos + 4) < 128 && charType[src.charCodeAt(this.pos + 4)] & 1)) break; else {
      wordStart = c < 128 && (charType[c] & 1) !== 0;
      this.pos++;
     }
    }
    let caseDepth = 0;
    let caseParens = 0;
    const wordStartAfterParen = [];
    let pendingDelims = null;
    let scripts;
    let arithBase = -1;
    let arithExtent = start >= 2 && src.charCodeAt(start) === CH_LPAREN && src.charCodeAt(start - 1) === CH_LPAREN && src.charCodeAt(start - 2) === CH_DOLLAR;
    let substitutions = 0;
    let reported = false;
    const quotes = quoteOnly ? [ {
     close: CH_DQUOTE,
     depth: 0
    } ] : [];
    let quotedDepth = quoteOnly ? 1 : 0;
    let parameterDepth = 0;
    let arithmeticOpens;
    let continuedDollarPos = -1;
    let continuedParenPos = -1;
    let escapedEnd = -1;
    let lastParenEnd = -1;
    let checkedGrammar = false;
    while (this.pos < len && (depth > 0 || quotes.length > 0)) {
     let ch = src.charCodeAt(this.pos);
     const quote = quotes.length === 0 ? void 0 : quotes[quotes.length - 1];
     if (quote !== void 0 && quote.depth === depth) {
      let commandOpen = false;
      if (ch === CH_BACKSLASH) {
       this.pos = Math.min(this.pos + 2, len);
       continue;
      }
      if (ch === quote.close) {
       quotes.pop();
       if (ch === CH_DQUOTE) quotedDepth--; else parameterDepth--;
       this.pos++;
       if (quoteOnly && depth === 0 && quotes.length === 0) return "";
       continue;
      }
      if (ch === CH_DQUOTE) {
       quotes.push({
        close: CH_DQUOTE,
        depth: depth
       });
       quotedDepth++;
      } else if (ch === CH_SQUOTE && quote.close === CH_RBRACE) {
       this.pos++;
       this.skipSQ();
       continue;
      } else if (ch === CH_BACKTICK) {
       this.pos++;
       while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
        if (src.charCodeAt(this.pos) === CH_BACKSLASH) this.pos++;
        if (this.pos < len) this.pos++;
       }
       if (this.pos < len) this.pos++;
       continue;
      } else if (ch === CH_DOLLAR) {
       const next = src.charCodeAt(this.pos + 1);
       if (next === CH_SQUOTE && quote.close === CH_RBRACE) {
        this.pos += 2;
        this.skipAnsiCQuoted();
        continue;
       }
       if (next === CH_LBRACE) {
        quotes.push({
         close: CH_RBRACE,
         depth: depth
        });
        parameterDepth++;
        this.pos++;
       } else if (next === CH_LPAREN) {
        this.pos++;
        ch = CH_LPAREN;
        commandOpen = true;
       } else if (next === CH_DOLLAR) {
        this.pos += src.charCodeAt(this.pos + 2) === CH_LPAREN ? 1 : 2;
        continue;
       }
      }
      if (!reported && this._nestingDepth + Math.max(quotedDepth, parameterDepth) > MAX_SYNTAX_NESTING) {
       this.errors.push({
        message: "maximum word nesting depth exceeded",
        pos: this.pos
       });
       reported = true;
      }
      if (!commandOpen) {
       this.pos++;
       while (this.pos < len) {
        const c = src.charCodeAt(this.pos);
        if (c === CH_BACKSLASH || c === CH_DQUOTE || c === CH_DOLLAR || c === CH_BACKTICK || c === CH_RBRACE || c === CH_SQUOTE) break;
        this.pos++;
       }
       continue;
      }
     }
     if (ch === CH_HASH && lastParenEnd !== -1 && !arithExtent && arithBase < 0 && useGrammar && !checkedGrammar && this._nestingDepth + (scripts?.length ?? 0) < MAX_SYNTAX_NESTING && skipBlanks(src, lastParenEnd, len) === this.pos) {
      checkedGrammar = true;
      const scope = scripts?.[scripts.length - 1];
      const end = this.findSubstitutionEnd(scope?.start ?? start, len, this._nestingDepth + (scripts?.length ?? 0) + 1);
      if (end !== -1) {
       if (scope === void 0) {
        this.pos = end;
        return bt ? src.slice(start, end - 1) : "";
       }
       this.pos = end - 1;
       depth = scope.depth + 1;
       caseDepth = 0;
       caseParens = 0;
       wordStartAfterParen.length = scope.parens + 1;
       ch = CH_RPAREN;
      }
     }
     if (ch === CH_LPAREN) {
      const prev = this.pos > start && this.pos !== escapedEnd ? src.charCodeAt(this.pos - 1) : 0;
      const commandDollarPos = prev === CH_DOLLAR ? this.pos - 1 : this.pos === continuedParenPos ? continuedDollarPos : -1;
      const wordParen = commandDollarPos !== -1 || prev === CH_LT || prev === CH_GT || prev === CH_EQ || prev === CH_AT || prev === CH_QUESTION || prev === CH_STAR || prev === CH_PLUS || prev === CH_BANG || prev === CH_LPAREN && wordStartAfterParen[wordStartAfterParen.length - 1] === false || arithExtent && this.pos === start;
      const script = commandDollarPos !== -1 && src.charCodeAt(this.pos + 1) !== CH_LPAREN || (prev === CH_LT || prev === CH_GT) && arithBase < 0 && !arithExtent;
      if (script) {
       (scripts ?? (scripts = [])).push({
        start: this.pos + 1,
        dollar: commandDollarPos,
        depth: depth,
        parens: wordStartAfterParen.length,
        caseDepth: caseDepth,
        caseParens: caseParens,
        arithBase: arithBase,
        arithExtent: arithExtent,
        substitutions: substitutions,
        checkedGrammar: checkedGrammar,
        pendingDelims: pendingDelims
       });
       caseDepth = 0;
       caseParens = 0;
       arithBase = -1;
       arithExtent = false;
       checkedGrammar = false;
       pendingDelims = null;
      }
      wordStartAfterParen.push(!wordParen);
      wordStart = true;
      if (!script && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) arithBase = depth;
      if (commandDollarPos !== -1) {
       if (script) substitutions++; else (arithmeticOpens ?? (arithmeticOpens = [])).push(depth);
       if (substitutions + (arithmeticOpens?.length ?? 0) + this._nestingDepth + (quoteOnly ? 0 : 1) > MAX_SYNTAX_NESTING && !reported) {
        this.errors.push({
         message: "maximum command substitution nesting depth exceeded",
         pos: commandDollarPos
        });
        reported = true;
       }
      }
      continuedDollarPos = -1;
      continuedParenPos = -1;
      depth++;
      if (caseDepth > 0) caseParens++;
      this.pos++;
     } else if (ch === CH_RPAREN) {
      if (caseDepth > 0 && caseParens === 0) {
       this.pos++;
       wordStart = true;
      } else {
       if (caseDepth > 0) caseParens--;
       depth--;
       if (depth === 0 && !quoteOnly) {
        const result = bt ? src.slice(start, this.pos) : "";
        this.pos++;
        return result;
       }
       if (depth <= arithBase) arithBase = -1;
       if (arithmeticOpens !== void 0) while (arithmeticOpens.length > 0 && arithmeticOpens[arithmeticOpens.length - 1] >= depth) arithmeticOpens.pop();
       wordStart = wordStartAfterParen.pop() ?? true;
       this.pos++;
       const scope = scripts?.[scripts.length - 1];
       if (scope !== void 0 && scope.depth === depth) {
        scripts.pop();
        caseDepth = scope.caseDepth;
        caseParens = scope.caseParens;
        arithBase = scope.arithBase;
        arithExtent = scope.arithExtent;
        substitutions = scope.substitutions;
        checkedGrammar = scope.checkedGrammar;
        pendingDelims = scope.pendingDelims;
       }
      }
      lastParenEnd = this.pos;
     } else if (ch === CH_BACKSLASH) {
      if (this.pos > start && src.charCodeAt(this.pos - 1) === CH_DOLLAR) {
       const logicalPos = skipLineContinuations(src, this.pos, len);
       if (logicalPos > this.pos && src.charCodeAt(logicalPos) === CH_LPAREN && src.charCodeAt(logicalPos + 1) !== CH_LPAREN) {
        continuedDollarPos = this.pos - 1;
        continuedParenPos = logicalPos;
       }
      }
      this.pos++;
      if (this.pos < len) {
       if (src.charCodeAt(this.pos) !== CH_NL) wordStart = false;
       this.pos++;
      }
      escapedEnd = this.pos;
     } else if (ch === CH_DOLLAR) {
      const next = src.charCodeAt(++this.pos);
      if (next === CH_SQUOTE) {
       this.pos++;
       this.skipAnsiCQuoted();
      } else if (next === CH_DOLLAR) this.pos++; else if (next === CH_LBRACE && !isBraceCommandOpener(src.charCodeAt(this.pos + 1))) {
       quotes.push({
        close: CH_RBRACE,
        depth: depth
       });
       parameterDepth++;
       this.pos++;
      }
      wordStart = false;
     } else if (ch === CH_SQUOTE) {
      this.pos++;
      this.skipSQ();
      wordStart = false;
     } else if (ch === CH_DQUOTE) {
      quotes.push({
       close: CH_DQUOTE,
       depth: depth
      });
      quotedDepth++;
      this.pos++;
      wordStart = false;
     } else if (ch === CH_BACKTICK) {
      this.pos++;
      while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
       if (src.charCodeAt(this.pos) === CH_BACKSLASH) this.pos++;
       if (this.pos < len) this.pos++;
      }
      if (this.pos < len) this.pos++;
      wordStart = false;
     } else if (ch === CH_LT && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LT) {
      if (this.pos + 2 < len && src.charCodeAt(this.pos + 2) === CH_LT) this.pos += 3; else {
       this.pos += 2;
       const strip = this.pos < len && src.charCodeAt(this.pos) === CH_DASH;
       if (strip) this.pos++;
       this.skipSpacesAndTabs();
       this.readHereDocDelimiter();
       if (this._hereDelim || this._hereQuoted) (pendingDelims ?? (pendingDelims = [])).push({
        delimiter: this._hereDelim,
        strip: strip,
        quoted: this._hereQuoted
       });
      }
      wordStart = false;
     } else if (ch === CH_NL && pendingDelims) {
      this.pos++;
      for (const hd of pendingDelims) this.skipHereDocBody(hd.delimiter, hd.strip, true, hd.quoted);
      pendingDelims = null;
      wordStart = true;
     } else if (ch === CH_HASH && arithBase < 0 && !arithExtent && wordStart) while (this.pos < len && src.charCodeAt(this.pos) !== CH_NL) this.pos++; else {
      const wStart = this.pos;
      while (this.pos < len) {
       const wc = src.charCodeAt(this.pos);
       if (wc < 128 && charType[wc]) break;
       this.pos++;
      }
      if (this.pos > wStart) {
       const wLen = this.pos - wStart;
       if (wLen === 4 && wordStart && arithBase < 0 && !arithExtent) {
        const c0 = src.charCodeAt(wStart);
        if (c0 === 99 && src.charCodeAt(wStart + 1) === 97 && src.charCodeAt(wStart + 2) === 115 && src.charCodeAt(wStart + 3) === 101) caseDepth++; else if (c0 === 101 && src.charCodeAt(wStart + 1) === 115 && src.charCodeAt(wStart + 2) === 97 && src.charCodeAt(wStart + 3) === 99 && caseDepth > 0) {
         caseDepth--;
         if (caseDepth === 0) caseParens = 0;
        }
       }
       wordStart = false;
      } else {
       const wc = src.charCodeAt(this.pos);
       wordStart = wc < 128 && (charType[wc] & 1) !== 0;
       this.pos++;
      }
     }
    }
    this._unbalanced = true;
    if (quoteOnly && scripts !== void 0 && scripts.length > 0) this.errors.push({
     message: "unterminated command substitution",
     pos: scripts[0].dollar
    });
    return bt ? src.slice(start, this.pos) : "";
   }
  }
  function opPrec(op) {
   switch (op) {
   case ",":
    return 1;

   case "=":
   case "+=":
   case "-=":
   case "*=":
   case "/=":
   case "%=":
   case "<<=":
   case ">>=":
   case "&=":
   case "|=":
   case "^=":
    return 2;

   case "||":
    return 4;

   case "&&":
    return 5;

   case "|":
    return 6;

   case "^":
    return 7;

   case "&":
    return 8;

   case "==":
   case "!=":
    return 9;

   case "<":
   case "<=":
   case ">":
   case ">=":
    return 10;

   case "<<":
   case ">>":
    return 11;

   case "+":
   case "-":
    return 12;

   case "*":
   case "/":
   case "%":
    return 13;

   case "**":
    return 14;

   case "?":
    return 3;

   default:
    return -1;
   }
  }
  function trimEnd(src, start, end) {
   while (end > start) {
    const c = src.charCodeAt(end - 1);
    if (c !== CH_SPACE && c !== CH_TAB && c !== CH_NL) break;
    end--;
   }
   return end;
  }
  function opRightAssoc(op) {
   switch (op) {
   case "=":
   case "+=":
   case "-=":
   case "*=":
   case "/=":
   case "%=":
   case "<<=":
   case ">>=":
   case "&=":
   case "|=":
   case "^=":
   case "**":
    return true;

   default:
    return false;
   }
  }
  function parseArithmeticExpression(src, offset = 0, collector, nestingDepth = 0) {
   let pos = 0;
   const len = src.length;
   const initialWordCount = collector?.embeddedWords.length ?? 0;
   function makeWord(start, end, embedded = false) {
    const node = {
     type: "ArithmeticWord",
     pos: start + offset,
     end: end + offset,
     value: src.slice(start, end),
     parts: void 0
    };
    if (embedded) collector?.embeddedWords.push(node);
    return node;
   }
   function skipWS() {
    while (pos < len) {
     const c = src.charCodeAt(pos);
     if (c === CH_SPACE || c === CH_TAB || c === CH_NL) pos++; else break;
    }
   }
   function tryReadBinOp() {
    if (pos >= len) return null;
    const c = src.charCodeAt(pos);
    const nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
    const nnc = pos + 2 < len ? src.charCodeAt(pos + 2) : 0;
    switch (c) {
    case CH_COMMA:
     pos++;
     return ",";

    case CH_EQ:
     if (nc === CH_EQ) {
      pos += 2;
      return "==";
     }
     pos++;
     return "=";

    case CH_BANG:
     if (nc === CH_EQ) {
      pos += 2;
      return "!=";
     }
     return null;

    case CH_LT:
     if (nc === CH_LT) {
      if (nnc === CH_EQ) {
       pos += 3;
       return "<<=";
      }
      pos += 2;
      return "<<";
     }
     if (nc === CH_EQ) {
      pos += 2;
      return "<=";
     }
     pos++;
     return "<";

    case CH_GT:
     if (nc === CH_GT) {
      if (nnc === CH_EQ) {
       pos += 3;
       return ">>=";
      }
      pos += 2;
      return ">>";
     }
     if (nc === CH_EQ) {
      pos += 2;
      return ">=";
     }
     pos++;
     return ">";

    case CH_PLUS:
     if (nc === CH_EQ) {
      pos += 2;
      return "+=";
     }
     if (nc === CH_PLUS) return null;
     pos++;
     return "+";

    case CH_DASH:
     if (nc === CH_EQ) {
      pos += 2;
      return "-=";
     }
     if (nc === CH_DASH) return null;
     pos++;
     return "-";

    case CH_STAR:
     if (nc === CH_STAR) {
      pos += 2;
      return "**";
     }
     if (nc === CH_EQ) {
      pos += 2;
      return "*=";
     }
     pos++;
     return "*";

    case CH_SLASH:
     if (nc === CH_EQ) {
      pos += 2;
      return "/=";
     }
     pos++;
     return "/";

    case CH_PERCENT:
     if (nc === CH_EQ) {
      pos += 2;
      return "%=";
     }
     pos++;
     return "%";

    case CH_PIPE:
     if (nc === CH_PIPE) {
      pos += 2;
      return "||";
     }
     if (nc === CH_EQ) {
      pos += 2;
      return "|=";
     }
     pos++;
     return "|";

    case CH_AMP:
     if (nc === CH_AMP) {
      pos += 2;
      return "&&";
     }
     if (nc === CH_EQ) {
      pos += 2;
      return "&=";
     }
     pos++;
     return "&";

    case CH_CARET:
     if (nc === CH_EQ) {
      pos += 2;
      return "^=";
     }
     pos++;
     return "^";

    case CH_QUESTION:
     pos++;
     return "?";

    default:
     return null;
    }
   }
   function skipTruncatedUnary() {
    skipWS();
    while (pos < len) {
     const c = src.charCodeAt(pos);
     if (c !== CH_BANG && c !== CH_TILDE && c !== CH_PLUS && c !== CH_DASH) break;
     if (src.charCodeAt(pos + 1) === CH_EQ) break;
     pos++;
     skipWS();
    }
    if (src.charCodeAt(pos) === CH_LPAREN) {
     let groups = 1;
     pos++;
     while (pos < len && groups > 0) {
      const wordEnd = collector?.findArithmeticWordEnd?.(pos + offset, offset + len) ?? pos + offset;
      if (wordEnd > pos + offset) {
       pos = wordEnd - offset;
       continue;
      }
      const c = src.charCodeAt(pos++);
      if (c === CH_LPAREN) groups++; else if (c === CH_RPAREN) groups--;
     }
    } else if (pos < len && src.charCodeAt(pos) !== CH_RPAREN && src.charCodeAt(pos) !== CH_COLON) parseAtom(0);
    skipWS();
    const c = src.charCodeAt(pos);
    if ((c === CH_PLUS || c === CH_DASH) && src.charCodeAt(pos + 1) === c) pos += 2;
   }
   function recoverExpression(minPrec) {
    skipWS();
    const start = pos;
    if (start === len) return makeWord(start, start);
    const wordCount = collector?.embeddedWords.length ?? 0;
    let ternaries = 0;
    for (;;) {
     skipTruncatedUnary();
     skipWS();
     if (src.charCodeAt(pos) === CH_COLON && ternaries > 0) {
      ternaries--;
      pos++;
      continue;
     }
     const saved = pos;
     const op = tryReadBinOp();
     if (op === null || ternaries === 0 && opPrec(op) < minPrec) {
      pos = saved;
      break;
     }
     if (op === "?") ternaries++;
    }
    if (collector) collector.embeddedWords.length = wordCount;
    return makeWord(start, trimEnd(src, start, pos));
   }
   function parseBinExpr(minPrec, depth) {
    if (depth > MAX_SYNTAX_NESTING) return recoverExpression(minPrec);
    let left = parseUnaryExpr(depth);
    while (true) {
     skipWS();
     if (pos >= len) break;
     const saved = pos;
     const op = tryReadBinOp();
     if (!op) break;
     if (op === "?") {
      if (opPrec(op) < minPrec) {
       pos = saved;
       break;
      }
      const consequent = parseBinExpr(1, depth + 1);
      skipWS();
      if (pos < len && src.charCodeAt(pos) === CH_COLON) pos++;
      const alternate = parseBinExpr(3, depth + 1);
      left = {
       type: "ArithmeticTernary",
       pos: left.pos,
       end: alternate.end,
       test: left,
       consequent: consequent,
       alternate: alternate
      };
      continue;
     }
     const prec = opPrec(op);
     if (prec < minPrec) {
      pos = saved;
      break;
     }
     const nextPrec = opRightAssoc(op) ? prec : prec + 1;
     const right = parseBinExpr(nextPrec, depth + 1);
     left = {
      type: "ArithmeticBinary",
      pos: left.pos,
      end: right.end,
      operator: op,
      left: left,
      right: right
     };
    }
    return left;
   }
   function parseUnaryExpr(depth) {
    skipWS();
    if (depth > MAX_SYNTAX_NESTING) return recoverExpression(15);
    if (pos >= len) return makeWord(pos, pos);
    const start = pos;
    const c = src.charCodeAt(pos);
    const nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
    if (c === CH_PLUS && nc === CH_PLUS) {
     pos += 2;
     const operand = parseUnaryExpr(depth + 1);
     return {
      type: "ArithmeticUnary",
      pos: start + offset,
      end: operand.end,
      operator: "++",
      operand: operand,
      prefix: true
     };
    }
    if (c === CH_DASH && nc === CH_DASH) {
     pos += 2;
     const operand = parseUnaryExpr(depth + 1);
     return {
      type: "ArithmeticUnary",
      pos: start + offset,
      end: operand.end,
      operator: "--",
      operand: operand,
      prefix: true
     };
    }
    if (c === CH_BANG) {
     pos++;
     const operand = parseUnaryExpr(depth + 1);
     return {
      type: "ArithmeticUnary",
      pos: start + offset,
      end: operand.end,
      operator: "!",
      operand: operand,
      prefix: true
     };
    }
    if (c === CH_TILDE) {
     pos++;
     const operand = parseUnaryExpr(depth + 1);
     return {
      type: "ArithmeticUnary",
      pos: start + offset,
      end: operand.end,
      operator: "~",
      operand: operand,
      prefix: true
     };
    }
    if (c === CH_PLUS && nc !== CH_PLUS && nc !== CH_EQ) {
     pos++;
     const operand = parseUnaryExpr(depth + 1);
     return {
      type: "ArithmeticUnary",
      pos: start + offset,
      end: operand.end,
      operator: "+",
      operand: operand,
      prefix: true
     };
    }
    if (c === CH_DASH && nc !== CH_DASH && nc !== CH_EQ) {
     pos++;
     const operand = parseUnaryExpr(depth + 1);
     return {
      type: "ArithmeticUnary",
      pos: start + offset,
      end: operand.end,
      operator: "-",
      operand: operand,
      prefix: true
     };
    }
    return parsePostfixExpr(depth);
   }
   function parsePostfixExpr(depth) {
    const operand = parseAtom(depth);
    skipWS();
    if (pos + 1 < len) {
     const c = src.charCodeAt(pos);
     const nc = src.charCodeAt(pos + 1);
     if (c === CH_PLUS && nc === CH_PLUS) {
      pos += 2;
      return {
       type: "ArithmeticUnary",
       pos: operand.pos,
       end: pos + offset,
       operator: "++",
       operand: operand,
       prefix: false
      };
     }
     if (c === CH_DASH && nc === CH_DASH) {
      pos += 2;
      return {
       type: "ArithmeticUnary",
       pos: operand.pos,
       end: pos + offset,
       operator: "--",
       operand: operand,
       prefix: false
      };
     }
    }
    return operand;
   }
   function parseAtom(depth) {
    skipWS();
    if (pos >= len) return makeWord(pos, pos);
    const c = src.charCodeAt(pos);
    if (c === CH_LPAREN) {
     const start = pos;
     pos++;
     const expr = parseBinExpr(0, depth + 1);
     skipWS();
     if (pos < len && src.charCodeAt(pos) === CH_RPAREN) pos++;
     return {
      type: "ArithmeticGroup",
      pos: start + offset,
      end: pos + offset,
      expression: expr
     };
    }
    if (c === CH_DOLLAR) {
     const start = pos;
     const wordCount = collector?.embeddedWords.length ?? 0;
     const atom = readDollarAtom();
     const wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
     if (wordEnd > pos + offset) {
      if (collector) collector.embeddedWords.length = wordCount;
      pos = wordEnd - offset;
      return makeWord(start, pos, true);
     }
     return atom;
    }
    if (c === 96 || c === 34 || c === 39) {
     const start = pos;
     pos = (collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? start + offset + 1) - offset;
     return makeWord(start, pos, true);
    }
    const start = pos;
    const wordCount = collector?.embeddedWords.length ?? 0;
    const atom = readWordAtom();
    const wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
    if (wordEnd > pos + offset) {
     if (collector) collector.embeddedWords.length = wordCount;
     pos = wordEnd - offset;
     return makeWord(start, pos, true);
    }
    return atom;
   }
   function readDollarAtom() {
    const start = pos;
    pos++;
    if (pos >= len) return makeWord(start, pos);
    const c = src.charCodeAt(pos);
    if (c === CH_LPAREN) if (pos + 1 < len && src.charCodeAt(pos + 1) === CH_LPAREN) {
     const expansionEnd = collector?.findArithmeticExpansionEnd(start + offset, offset + len) ?? -1;
     if (expansionEnd !== -1) pos = expansionEnd - offset; else {
      pos += 2;
      let depth = 1;
      while (pos < len && depth > 0) if (src.charCodeAt(pos) === CH_LPAREN && src.charCodeAt(pos + 1) === CH_LPAREN) {
       depth++;
       pos += 2;
      } else if (src.charCodeAt(pos) === CH_RPAREN && src.charCodeAt(pos + 1) === CH_RPAREN) {
       depth--;
       pos += 2;
      } else pos++;
     }
    } else {
     pos++;
     const close = collector?.findClosingParenthesis(pos + offset, offset + len) ?? -1;
     if (close !== -1) pos = close - offset + 1; else {
      let depth = 1;
      while (pos < len && depth > 0) {
       const ch = src.charCodeAt(pos++);
       if (ch === CH_LPAREN) depth++; else if (ch === CH_RPAREN) depth--;
      }
     }
     const text = src.slice(start, pos);
     return collector ? collector.commandExpansion(start + offset, pos + offset, text) : new ScriptExpansionImpl("ArithmeticCommandExpansion", start + offset, pos + offset, text);
    } else if (c === CH_LBRACE) {
     const close = collector?.findClosingBrace(pos + offset + 1, offset + len) ?? -1;
     if (close !== -1) pos = close - offset + 1; else {
      pos++;
      let depth = 1;
      while (pos < len && depth > 0) {
       const ch = src.charCodeAt(pos++);
       if (ch === CH_LBRACE) depth++; else if (ch === CH_RBRACE) depth--;
      }
     }
    } else while (pos < len) {
     const ch = src.charCodeAt(pos);
     if (ch >= CH_a && ch <= CH_z || ch >= CH_A && ch <= CH_Z || ch >= CH_0 && ch <= CH_9 || ch === CH_UNDERSCORE) pos++; else break;
    }
    return makeWord(start, pos, c === CH_LPAREN || c === CH_LBRACE);
   }
   function readWordAtom() {
    const start = pos;
    while (pos < len) {
     const c = src.charCodeAt(pos);
     if (c >= CH_0 && c <= CH_9 || c >= CH_A && c <= CH_Z || c >= CH_a && c <= CH_z || c === CH_UNDERSCORE || c === 35) pos++; else break;
    }
    if (pos > start && pos < len && src.charCodeAt(pos) === CH_LBRACKET) {
     const close = collector?.findClosingBracket?.(pos + offset + 1, offset + len) ?? -1;
     if (close !== -1) pos = close - offset + 1; else {
      pos++;
      let depth = 1;
      while (pos < len && depth > 0) {
       const c = src.charCodeAt(pos);
       if (c === CH_LBRACKET) depth++; else if (c === CH_RBRACKET) depth--;
       pos++;
      }
     }
     return makeWord(start, pos, true);
    }
    if (pos === start) {
     pos++;
     return makeWord(start, pos);
    }
    return makeWord(start, pos);
   }
   skipWS();
   if (pos >= len) return null;
   const start = pos;
   const result = parseBinExpr(0, nestingDepth);
   skipWS();
   if (pos < len) {
    if (collector) collector.embeddedWords.length = initialWordCount;
    return makeWord(start, trimEnd(src, start, len), collector !== void 0);
   }
   return result;
  }
  const computeBareWordParts = (_source, word) => hasGlobCharacters(word.text) ? parseGlobParts(word.text, 0, word.text.length, void 0, word.pos) : void 0;
  function wordPartsResolver(context) {
   return context.wordParts ?? (context.wordParts = (source, word, depth) => computeWordParts(source, word, depth, context));
  }
  function embeddedPartsResolver(context) {
   return context.embeddedParts ?? (context.embeddedParts = (source, word, depth) => computeEmbeddedWordParts(source, word, depth, context));
  }
  function arrayPartsResolver(context) {
   return context.arrayParts ?? (context.arrayParts = (source, word, depth) => computeArrayElementParts(source, word, depth, context));
  }
  function computeWordParts(source, word, depth = 0, context = createSubstitutionContext()) {
   const lexer = new Lexer(source, word.pos, word.end, false, context);
   lexer._nestingDepth = depth;
   const parts = lexer.buildWordParts(word.pos);
   return parts ?? void 0;
  }
  function computeEmbeddedWordParts(source, word, depth = 0, context, arithmetic = false) {
   if (!hasEmbeddedWordStructure(source, word.pos, word.end)) return;
   const lexer = new Lexer(source, word.pos, word.end, false, context);
   lexer._nestingDepth = depth;
   const parts = lexer.buildEmbeddedWordParts(word.pos, arithmetic);
   return parts ?? void 0;
  }
  function computeArrayElementParts(source, word, depth = 0, context) {
   const lexer = new Lexer(source, word.pos, word.end, false, context);
   lexer._nestingDepth = depth;
   const parts = lexer.buildArrayElementParts(word.pos);
   return parts ?? void 0;
  }
  function computeHereDocBodyParts(source, word, depth = 0, context) {
   const lexer = new Lexer(source, word.pos, word.end, false, context);
   lexer._nestingDepth = depth;
   const parts = lexer.buildHereDocParts(word.pos, word.end);
   return parts ?? void 0;
  }
  function parseArithmeticWithParts(body, offset, source, depth, context, embeddedDepth = depth) {
   if (!hasEmbeddedWordStructure(source, offset, offset + body.length)) return parseArithmeticExpression(body, offset, void 0, depth) ?? void 0;
   const embeddedWords = [];
   const lexer = new Lexer(source, 0, source.length, false, context);
   lexer._nestingDepth = depth;
   const expression = parseArithmeticExpression(body, offset, {
    embeddedWords: embeddedWords,
    commandExpansion: (pos, end, text) => new ScriptExpansionImpl("ArithmeticCommandExpansion", pos, end, text, {
     source: source,
     start: pos + 2,
     end: end - 1,
     depth: depth + 1,
     parenBoundary: true,
     context: context
    }),
    findClosingBracket: (start, end) => lexer.findClosingBracket(start, end),
    findClosingBrace: (start, end) => lexer.findClosingBrace(start, end),
    findClosingParenthesis: (start, end) => lexer.findClosingParenthesis(start, end),
    findArithmeticExpansionEnd: (start, end) => lexer.findArithmeticExpansionEnd(start, end),
    findArithmeticWordEnd: (start, end) => lexer.findArithmeticWordEnd(start, end)
   }, depth) ?? void 0;
   if (embeddedDepth <= MAX_SYNTAX_NESTING) for (const node of embeddedWords) node.parts = computeEmbeddedWordParts(source, node, embeddedDepth, context, true);
   return expression;
  }
  class ArrayValueImpl {
   type="ArrayValue";
   pos;
   end;
   #source;
   #depth;
   #context;
   #elements;
   constructor(source, pos, end, depth, context) {
    this.pos = pos;
    this.end = end;
    this.#source = source;
    this.#depth = depth;
    this.#context = context;
   }
   get elements() {
    if (this.#elements) return this.#elements;
    const lexer = new Lexer(this.#source, this.pos + 1, this.end - 1, false, this.#context);
    lexer._nestingDepth = this.#depth;
    const elements = [];
    while (lexer.peek(LexContext.ArrayElement).token !== Token.EOF) {
     const token = lexer.next(LexContext.ArrayElement);
     if (token.token !== Token.Word && token.token !== Token.Assignment) continue;
     const text = token.raw ? token.value : this.#source.slice(token.pos, token.end);
     const indexed = text.charCodeAt(0) === 91;
     const context = lexer.getSubstitutionContext();
     const source = !indexed && token.raw && token.keywordEligible ? void 0 : this.#source;
     const resolver = source === void 0 ? computeBareWordParts : indexed ? arrayPartsResolver(context) : wordPartsResolver(context);
     elements.push(new WordImpl(text, token.pos, token.end, source, resolver, this.#depth));
    }
    this.#elements = elements;
    return elements;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     elements: this.elements
    };
   }
  }
  class AssignmentImpl {
   type="Assignment";
   pos;
   end;
   text;
   #source;
   #depth;
   #context;
   #operatorPos;
   #name=null;
   #append;
   #index;
   #value=null;
   constructor(text, pos, end, source, operatorPos, depth, context) {
    this.pos = pos;
    this.end = end;
    this.text = text;
    this.#source = source;
    this.#operatorPos = operatorPos;
    this.#depth = depth;
    this.#context = context;
   }
   get name() {
    return this.#name ?? this.resolveTarget();
   }
   get append() {
    if (this.#name === null) this.resolveTarget();
    return this.#append;
   }
   get index() {
    if (this.#name === null) this.resolveTarget();
    return this.#index;
   }
   get value() {
    if (this.#value !== null) return this.#value;
    const start = this.#operatorPos + 1;
    const arrayStart = skipLineContinuations(this.#source, start, this.end);
    this.#value = this.#source.charCodeAt(arrayStart) === 40 && this.#source.charCodeAt(this.end - 1) === 41 ? new ArrayValueImpl(this.#source, arrayStart, this.end, this.#depth, this.#context) : new WordImpl(this.#source.slice(start, this.end), start, this.end, this.#source, wordPartsResolver(this.#context), this.#depth);
    return this.#value;
   }
   resolveTarget() {
    const equal = this.#operatorPos - this.pos;
    let nameEnd = equal;
    let appendPos = equal;
    while (appendPos >= 2 && this.text.charCodeAt(appendPos - 2) === 92 && this.text.charCodeAt(appendPos - 1) === 10) appendPos -= 2;
    if (this.text.charCodeAt(appendPos - 1) === 43) {
     this.#append = true;
     nameEnd = appendPos - 1;
    }
    const bracket = this.text.indexOf("[");
    if (bracket > 0 && bracket < nameEnd) {
     const close = this.text.lastIndexOf("]", equal);
     if (close > bracket) {
      const start = this.pos + bracket + 1;
      const end = this.pos + close;
      this.#index = new WordImpl(this.#source.slice(start, end), start, end, this.#source, embeddedPartsResolver(this.#context), this.#depth);
      nameEnd = bracket;
     }
    }
    const name = this.text.slice(0, nameEnd);
    return this.#name = name.includes("\\\n") ? name.split("\\\n").join("") : name;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     name: this.name,
     append: this.append,
     index: this.index,
     value: this.value
    };
   }
  }
  const isArgument = item => item.type === "Word" || item.type === "Assignment";
  class CommandImpl {
   type="Command";
   pos;
   end;
   name;
   prefix;
   suffix;
   #args;
   #redirects;
   constructor(pos, end, name, prefix, suffix) {
    this.pos = pos;
    this.end = end;
    this.name = name;
    this.prefix = prefix;
    this.suffix = suffix;
   }
   get args() {
    if (this.#args === void 0) {
     const suffix = this.suffix;
     this.#args = suffix.every(isArgument) ? suffix : suffix.filter(isArgument);
    }
    return this.#args;
   }
   get redirects() {
    if (this.#redirects === void 0) {
     const redirects = [];
     for (const item of this.prefix) if (item.type !== "Assignment") redirects.push(item);
     for (const item of this.suffix) if (!isArgument(item)) redirects.push(item);
     this.#redirects = redirects;
    }
    return this.#redirects;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     name: this.name,
     prefix: this.prefix,
     suffix: this.suffix
    };
   }
  }
  class HereDocBodyImpl {
   type="HereDocBody";
   pos;
   end;
   text="";
   #source;
   #depth;
   #context;
   #parts;
   constructor(source, pos, quoted, depth, context) {
    this.pos = pos;
    this.end = pos;
    this.#source = source;
    this.#depth = depth;
    this.#context = context;
    this.#parts = quoted ? void 0 : null;
   }
   get parts() {
    if (this.#parts === null) this.#parts = computeHereDocBodyParts(this.#source, this, this.#depth, this.#context);
    return this.#parts;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     parts: this.parts
    };
   }
  }
  Lexer._findSubstitutionEnd = findSubstitutionEnd;
  ScriptExpansionImpl._resolveScript = parseRegion;
  ArithmeticExpansionImpl._resolveExpression = parseArithmeticWithParts;
  function isDeclarationCommand(name) {
   switch (name.length) {
   case 5:
    return name === "local" || name === "alias";

   case 6:
    return name === "export";

   case 7:
    return name === "declare" || name === "typeset";

   case 8:
    return name === "readonly";

   default:
    return false;
   }
  }
  class ArithmeticCommandImpl {
   type="ArithmeticCommand";
   pos;
   end;
   body;
   #source;
   #depth;
   #context;
   #expression=null;
   constructor(pos, end, body, source, depth, context) {
    this.pos = pos;
    this.end = end;
    this.body = body;
    this.#source = source;
    this.#depth = depth;
    this.#context = context;
   }
   get expression() {
    if (this.#expression === null) this.#expression = parseArithmeticWithParts(this.body, this.pos + 2, this.#source, this.#depth, this.#context);
    return this.#expression;
   }
   set expression(v) {
    this.#expression = v ?? void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     expression: this.expression,
     body: this.body
    };
   }
  }
  class ArithmeticForImpl {
   type="ArithmeticFor";
   pos;
   end;
   body;
   #initStr;
   #testStr;
   #updateStr;
   #initPos;
   #testPos;
   #updatePos;
   #source;
   #depth;
   #context;
   #initialize=null;
   #test=null;
   #update=null;
   constructor(pos, end, body, initStr, testStr, updateStr, initPos, testPos, updatePos, source, depth, context) {
    this.pos = pos;
    this.end = end;
    this.body = body;
    this.#initStr = initStr;
    this.#testStr = testStr;
    this.#updateStr = updateStr;
    this.#initPos = initPos;
    this.#testPos = testPos;
    this.#updatePos = updatePos;
    this.#source = source;
    this.#depth = depth;
    this.#context = context;
   }
   get initialize() {
    if (this.#initialize === null) if (this.#initStr) this.#initialize = parseArithmeticWithParts(this.#initStr, this.#initPos, this.#source, this.#depth, this.#context); else this.#initialize = void 0;
    return this.#initialize;
   }
   set initialize(v) {
    this.#initialize = v ?? void 0;
   }
   get test() {
    if (this.#test === null) if (this.#testStr) this.#test = parseArithmeticWithParts(this.#testStr, this.#testPos, this.#source, this.#depth, this.#context); else this.#test = void 0;
    return this.#test;
   }
   set test(v) {
    this.#test = v ?? void 0;
   }
   get update() {
    if (this.#update === null) if (this.#updateStr) this.#update = parseArithmeticWithParts(this.#updateStr, this.#updatePos, this.#source, this.#depth, this.#context); else this.#update = void 0;
    return this.#update;
   }
   set update(v) {
    this.#update = v ?? void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     initialize: this.initialize,
     test: this.test,
     update: this.update,
     body: this.body
    };
   }
  }
  const CASE_TERMINATORS = {
   [Token.DoubleSemi]: ";;",
   [Token.SemiAmp]: ";&",
   [Token.DoubleSemiAmp]: ";;&"
  };
  const REDIRECT_OPS = {
   ">": ">",
   ">>": ">>",
   "<": "<",
   "<>": "<>",
   "<&": "<&",
   ">&": ">&",
   ">|": ">|",
   "&>": "&>",
   "&>>": "&>>"
  };
  const listTerminators = new Uint8Array(37);
  listTerminators[Token.EOF] = 1;
  listTerminators[Token.RParen] = 1;
  listTerminators[Token.RBrace] = 1;
  listTerminators[Token.Then] = 1;
  listTerminators[Token.Else] = 1;
  listTerminators[Token.Elif] = 1;
  listTerminators[Token.Fi] = 1;
  listTerminators[Token.Do] = 1;
  listTerminators[Token.Done] = 1;
  listTerminators[Token.Esac] = 1;
  listTerminators[Token.DoubleSemi] = 1;
  listTerminators[Token.SemiAmp] = 1;
  listTerminators[Token.DoubleSemiAmp] = 1;
  const compoundClosers = new Uint8Array(37);
  compoundClosers[Token.RParen] = 1;
  compoundClosers[Token.RBrace] = 1;
  compoundClosers[Token.DblRBracket] = 1;
  compoundClosers[Token.Fi] = 1;
  compoundClosers[Token.Done] = 1;
  compoundClosers[Token.Esac] = 1;
  compoundClosers[Token.ArithCmd] = 1;
  function isTestNegation(t) {
   return t.token === Token.Word && t.keywordEligible && t.value === "!";
  }
  const commandStarts = new Uint8Array(37);
  commandStarts[Token.Word] = 1;
  commandStarts[Token.Assignment] = 1;
  commandStarts[Token.Bang] = 1;
  commandStarts[Token.LParen] = 1;
  commandStarts[Token.LBrace] = 1;
  commandStarts[Token.DblLBracket] = 1;
  commandStarts[Token.If] = 1;
  commandStarts[Token.For] = 1;
  commandStarts[Token.While] = 1;
  commandStarts[Token.Until] = 1;
  commandStarts[Token.Case] = 1;
  commandStarts[Token.Function] = 1;
  commandStarts[Token.Select] = 1;
  commandStarts[Token.ArithCmd] = 1;
  commandStarts[Token.Coproc] = 1;
  commandStarts[Token.Redirect] = 1;
  const UNARY_TEST_OPS = {
   "-a": 1,
   "-b": 1,
   "-c": 1,
   "-d": 1,
   "-e": 1,
   "-f": 1,
   "-g": 1,
   "-h": 1,
   "-k": 1,
   "-p": 1,
   "-r": 1,
   "-s": 1,
   "-t": 1,
   "-u": 1,
   "-v": 1,
   "-w": 1,
   "-x": 1,
   "-z": 1,
   "-n": 1,
   "-o": 1,
   "-N": 1,
   "-S": 1,
   "-L": 1,
   "-G": 1,
   "-O": 1,
   "-R": 1
  };
  const BINARY_TEST_OPS = {
   "==": 1,
   "!=": 1,
   "=~": 1,
   "=": 1,
   "-eq": 1,
   "-ne": 1,
   "-lt": 1,
   "-le": 1,
   "-gt": 1,
   "-ge": 1,
   "-nt": 1,
   "-ot": 1,
   "-ef": 1,
   "<": 1,
   ">": 1
  };
  const EMPTY_REDIRECTS = [];
  const EMPTY_PREFIXES = [];
  const EMPTY_ELIFS = [];
  function parse(source) {
   return new Parser(source, 0, source.length).run();
  }
  function parseRegion(source, start, end, depth = 0, parenBoundary = false, context) {
   return new Parser(source, start, end, depth, parenBoundary, void 0, context).run();
  }
  class SubstitutionLexer extends Lexer {
   boundaries;
   pending;
   context;
   constructor(source, boundary, boundaries, pending, context, parenBoundary = true) {
    super(source, boundary.start, boundary.end, parenBoundary, context);
    this._nestingDepth = boundary.depth;
    this.boundaries = boundaries;
    this.pending = pending;
    this.context = context;
   }
   fork(start, end, parenBoundary = false) {
    return new SubstitutionLexer(this.getSource(), {
     start: start,
     end: end,
     depth: this._nestingDepth
    }, this.boundaries, this.pending, this.context, parenBoundary);
   }
   findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
    const known = this.context.boundaries?.get(start);
    if (known !== void 0) return known <= end ? known : -1;
    const boundary = this.boundaries.get(start);
    if (boundary !== void 0) return boundary <= end ? boundary : -1;
    if (!this.boundaries.has(start)) {
     this.boundaries.set(start, void 0);
     this.pending.push({
      start: start,
      end: end,
      depth: depth
     });
    }
    return -1;
   }
  }
  function findSubstitutionEnd(source, start, end, depth, context) {
   const boundaries = new Map([ [ start, void 0 ] ]);
   const pending = [ {
    start: start,
    end: end,
    depth: depth
   } ];
   while (pending.length > 0) {
    const count = pending.length;
    const boundary = pending[count - 1];
    const lexer = new SubstitutionLexer(source, boundary, boundaries, pending, context);
    const found = new Parser(source, boundary.start, boundary.end, boundary.depth, true, lexer).findSubstitutionEnd();
    if (pending.length === count) {
     boundaries.set(boundary.start, found);
     if (found !== -1) substitutionBoundaries(context).set(boundary.start, found);
     pending.pop();
    }
   }
   return boundaries.get(start) ?? -1;
  }
  class Parser {
   tok;
   source;
   start;
   end;
   depth;
   errors=null;
   syntaxDepth=0;
   constructor(source, start, end, depth = 0, parenBoundary = false, lexer, context) {
    this.tok = lexer ?? new Lexer(source, start, end, parenBoundary, createSubstitutionContext(context));
    this.tok._nestingDepth = depth;
    this.source = source;
    this.start = start;
    this.end = end;
    this.depth = depth;
   }
   run() {
    const start = this.start;
    if (this.depth > MAX_SYNTAX_NESTING) this.error("maximum substitution nesting depth exceeded", start);
    let shebang;
    if (start === 0 && this.source.charCodeAt(0) === 35 && this.source.charCodeAt(1) === 33) {
     const nl = this.source.indexOf("\n");
     shebang = nl === -1 ? this.source : this.source.slice(0, nl);
    }
    const commands = this.list();
    for (;;) {
     const unexpected = this.tok.peek(LexContext.CommandStart);
     if (unexpected.token === Token.EOF) break;
     this.unexpectedToken(unexpected);
     if (!listTerminators[unexpected.token] && unexpected.token !== Token.In) break;
     this.tok.next(LexContext.CommandStart);
     let separator = this.tok.peek(LexContext.CommandStart).token;
     if (separator !== Token.Semi && separator !== Token.Newline && separator !== Token.Amp) break;
     while (separator === Token.Semi || separator === Token.Newline || separator === Token.Amp) {
      this.tok.next(LexContext.CommandStart);
      separator = this.tok.peek(LexContext.CommandStart).token;
     }
     const recovered = this.list();
     for (let i = 0; i < recovered.length; i++) commands.push(recovered[i]);
    }
    const lexerErrors = this.tok._errors;
    if (lexerErrors !== null && lexerErrors.length > 0) {
     const errors = this.errors ?? (this.errors = []);
     for (let i = 0; i < lexerErrors.length; i++) errors.push(lexerErrors[i]);
    }
    if (this.errors !== null && this.errors.length > 1) this.errors.sort((a, b) => a.pos - b.pos);
    return {
     type: "Script",
     pos: start,
     end: this.end,
     shebang: shebang,
     commands: commands,
     errors: this.errors ?? void 0
    };
   }
   error(message, pos) {
    (this.errors ?? (this.errors = [])).push({
     message: message,
     pos: pos
    });
   }
   unexpectedToken(t) {
    this.error(`unexpected token '${t.token === Token.Newline ? "newline" : t.value}'`, t.pos);
   }
   findSubstitutionEnd() {
    this.list();
    return this.acceptEnd(Token.RParen);
   }
   skipSemi() {
    if (this.tok.peek(LexContext.Normal).token === Token.Semi) this.tok.next(LexContext.Normal);
   }
   accept(token, ctx = LexContext.Normal) {
    if (this.tok.peek(ctx).token === token) return this.tok.next(ctx);
    return null;
   }
   acceptEnd(token, ctx = LexContext.Normal) {
    if (this.tok.peek(ctx).token === token) return this.tok.next(ctx).end;
    return -1;
   }
   skipNewlines(ctx = LexContext.Normal) {
    while (this.tok.peek(ctx).token === Token.Newline) this.tok.next(ctx);
   }
   doBody(hasDo) {
    const body = this.list();
    const emptyPos = hasDo ? this.emptyListPos(body) : -1;
    if (emptyPos >= 0) this.error("expected command after 'do'", emptyPos);
    return body;
   }
   emptyListPos(commands) {
    return commands.length === 0 ? this.tok.peek(LexContext.CommandStart).pos : -1;
   }
   makeStatement(command) {
    return {
     type: "Statement",
     pos: command.pos,
     end: command.end,
     command: command,
     background: void 0
    };
   }
   list() {
    const commands = [];
    this.skipNewlines(LexContext.CommandStart);
    let t = this.tok.peek(LexContext.CommandStart).token;
    if (listTerminators[t] || !commandStarts[t]) return commands;
    const first = this.andOr();
    if (first) commands.push(this.makeStatement(first));
    for (;;) {
     t = this.tok.peekFollow(compoundClosers).token;
     if (t !== Token.Semi && t !== Token.Newline && t !== Token.Amp) break;
     const isBackground = t === Token.Amp;
     const sepEnd = this.tok.next(LexContext.Normal).end;
     if (isBackground) {
      const stmt = commands[commands.length - 1];
      stmt.background = true;
      stmt.end = sepEnd;
     }
     this.skipNewlines(LexContext.CommandStart);
     t = this.tok.peek(LexContext.CommandStart).token;
     if (listTerminators[t] || !commandStarts[t]) break;
     const node = this.andOr();
     if (node) commands.push(this.makeStatement(node));
    }
    return commands;
   }
   andOr() {
    const first = this.pipeline();
    if (!first) return null;
    let t = this.tok.peek(LexContext.Normal).token;
    if (t !== Token.And && t !== Token.Or) return first;
    const commands = [ first ];
    const operators = [];
    do {
     const operatorToken = this.tok.next(LexContext.Normal);
     const operator = operatorToken.token === Token.And ? "&&" : "||";
     this.skipNewlines(LexContext.CommandStart);
     const next = this.pipeline();
     if (!next) {
      this.error(`expected command after '${operator}'`, operatorToken.end);
      break;
     }
     operators.push(operator);
     commands.push(next);
     t = this.tok.peek(LexContext.Normal).token;
    } while (t === Token.And || t === Token.Or);
    return {
     type: "AndOr",
     pos: first.pos,
     end: commands[commands.length - 1].end,
     commands: commands,
     operators: operators
    };
   }
   withRedirects(command) {
    const redirects = this.collectTrailingRedirects();
    if (redirects.length === 0) return command;
    return {
     type: "Redirected",
     pos: command.pos,
     end: redirects[redirects.length - 1].end,
     command: command,
     redirects: redirects
    };
   }
   pipeline() {
    let prefixes;
    for (;;) {
     const token = this.tok.peek(LexContext.CommandStart);
     const isTime = token.token === Token.Word && token.keywordEligible && token.value === "time";
     if (token.token !== Token.Bang && !isTime) break;
     const prefix = this.tok.next(LexContext.CommandStart);
     const pos = prefix.pos;
     const keywordEnd = prefix.end;
     let posix;
     let endOfOptions;
     if (isTime) {
      let flag = this.tok.peek(LexContext.CommandStart);
      if (flag.token === Token.Word && flag.keywordEligible && flag.value === "-p") {
       this.tok.next(LexContext.CommandStart);
       posix = {
        pos: flag.pos,
        end: flag.end
       };
       flag = this.tok.peek(LexContext.CommandStart);
      }
      if (flag.token === Token.Word && flag.keywordEligible && flag.value === "--") {
       this.tok.next(LexContext.CommandStart);
       endOfOptions = {
        pos: flag.pos,
        end: flag.end
       };
      }
     }
     if (prefixes === void 0) prefixes = [];
     prefixes.push(isTime ? {
      type: "Time",
      pos: pos,
      end: endOfOptions?.end ?? posix?.end ?? keywordEnd,
      keywordEnd: keywordEnd,
      posix: posix,
      endOfOptions: endOfOptions
     } : {
      type: "Negation",
      pos: pos,
      end: keywordEnd
     });
    }
    const command = this.pipelineCommands();
    if (!prefixes) return command;
    const pos = prefixes[0].pos;
    if (command?.type === "Pipeline") {
     command.prefixes = prefixes;
     command.pos = pos;
     return command;
    }
    return {
     type: "Pipeline",
     pos: pos,
     end: command ? command.end : prefixes[prefixes.length - 1].end,
     prefixes: prefixes,
     commands: command ? [ command ] : [],
     operators: []
    };
   }
   pipelineCommands() {
    const first = this.command();
    if (!first) return null;
    if (this.tok.peek(LexContext.Normal).token !== Token.Pipe) return first;
    const commands = [ first ];
    const operators = [];
    while (this.tok.peek(LexContext.Normal).token === Token.Pipe) {
     const pipeToken = this.tok.next(LexContext.Normal);
     const operator = pipeToken.value === "|&" ? "|&" : "|";
     this.skipNewlines(LexContext.CommandStart);
     const cmd = this.command();
     if (!cmd) {
      this.error(`expected command after '${operator}'`, pipeToken.end);
      break;
     }
     operators.push(operator);
     commands.push(cmd);
    }
    if (commands.length === 1) return commands[0];
    const pipeline = {
     type: "Pipeline",
     pos: first.pos,
     end: commands[commands.length - 1].end,
     prefixes: EMPTY_PREFIXES,
     commands: commands,
     operators: operators
    };
    return pipeline;
   }
   command() {
    let compound;
    switch (this.tok.peek(LexContext.CommandStart).token) {
    case Token.LParen:
     compound = this.subshell();
     break;

    case Token.LBrace:
     compound = this.braceGroup();
     break;

    case Token.If:
     compound = this.ifClause();
     break;

    case Token.For:
     compound = this.forClause();
     break;

    case Token.While:
     compound = this.whileClause();
     break;

    case Token.Until:
     compound = this.untilClause();
     break;

    case Token.Case:
     compound = this.caseClause();
     break;

    case Token.Function:
     return this.functionDef();

    case Token.Select:
     compound = this.selectClause();
     break;

    case Token.DblLBracket:
     compound = this.testCommand();
     break;

    case Token.ArithCmd:
     compound = this.arithCommand();
     break;

    case Token.Coproc:
     return this.coprocCommand();

    case Token.Word:
    case Token.Assignment:
    case Token.Redirect:
     return this.simpleCommandOrFunction(false);

    default:
     return null;
    }
    return this.withRedirects(compound);
   }
   collectTrailingRedirects() {
    let redirects = EMPTY_REDIRECTS;
    while (this.tok.peekFollow(compoundClosers).token === Token.Redirect) {
     if (redirects === EMPTY_REDIRECTS) redirects = [];
     redirects.push(this.readRedirect(LexContext.Normal));
    }
    return redirects;
   }
   arithCommand() {
    const tok = this.tok.next(LexContext.CommandStart);
    return new ArithmeticCommandImpl(tok.pos, tok.end, tok.value, this.source, this.depth, this.tok.getSubstitutionContext());
   }
   coprocCommand() {
    const start = this.tok.next(LexContext.CommandStart);
    const pos = start.pos;
    const first = this.tok.peek(LexContext.CommandStart);
    let name;
    if (first.token === Token.Word) {
     const lookahead = this.tok.fork(first.end, this.end);
     switch (lookahead.peek(LexContext.CommandStart).token) {
     case Token.LParen:
      lookahead.next(LexContext.CommandStart);
      if (lookahead.peek(LexContext.Normal).token !== Token.RParen) name = this.readWord(LexContext.CommandStart);
      break;

     case Token.LBrace:
     case Token.If:
     case Token.For:
     case Token.While:
     case Token.Until:
     case Token.Case:
     case Token.Select:
     case Token.DblLBracket:
     case Token.ArithCmd:
      name = this.readWord(LexContext.CommandStart);
     }
    }
    const cmd = first.token === Token.Word && name === void 0 ? this.simpleCommandOrFunction(true) : this.command();
    if (cmd && cmd.type !== "Function" && cmd.type !== "Coproc") return {
     type: "Coproc",
     pos: pos,
     end: cmd.end,
     name: name,
     body: cmd
    };
    this.error("expected command after 'coproc'", cmd?.pos ?? start.end);
    const body = cmd ? this.makeCompoundList([ this.makeStatement(cmd) ]) : {
     type: "CompoundList",
     pos: start.end,
     end: start.end,
     commands: []
    };
    return {
     type: "Coproc",
     pos: pos,
     end: body.end,
     name: name,
     body: body
    };
   }
   subshell() {
    return this.subshellBody(this.tok.next(LexContext.CommandStart).pos);
   }
   subshellBody(pos) {
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum subshell nesting depth exceeded", pos);
     const closeEnd = this.tok.skipSubshellBody();
     if (closeEnd < 0) this.error("expected ')' to close subshell", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "Subshell",
      pos: pos,
      end: end,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const commands = this.list();
    this.syntaxDepth--;
    if (commands.length === 0) this.error("expected command in subshell", pos);
    const closeEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
    if (closeEnd < 0) this.error("expected ')' to close subshell", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    return {
     type: "Subshell",
     pos: pos,
     end: end,
     body: this.makeCompoundList(commands)
    };
   }
   braceGroup() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum brace group nesting depth exceeded", pos);
     const closeEnd = this.tok.skipCompoundBody(Token.RBrace);
     if (closeEnd < 0) this.error("expected '}' to close brace group", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "BraceGroup",
      pos: pos,
      end: end,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const commands = this.list();
    this.syntaxDepth--;
    if (commands.length === 0) this.error("expected command in brace group", pos);
    const closeEnd = this.acceptEnd(Token.RBrace, LexContext.Normal);
    if (closeEnd < 0) this.error("expected '}' to close brace group", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    return {
     type: "BraceGroup",
     pos: pos,
     end: end,
     body: this.makeCompoundList(commands)
    };
   }
   ifClause() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum if nesting depth exceeded", pos);
     const closeEnd = this.tok.skipCompoundBody(Token.Fi);
     if (closeEnd < 0) this.error("expected 'fi' to close 'if'", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "If",
      pos: pos,
      end: end,
      clause: this.makeCompoundList([]),
      then: this.makeCompoundList([]),
      elif: EMPTY_ELIFS,
      else: void 0
     };
    }
    this.syntaxDepth++;
    let command;
    let branchPos = pos;
    for (;;) {
     const clauseCommands = this.list();
     const emptyClausePos = this.emptyListPos(clauseCommands);
     const clause = this.makeCompoundList(clauseCommands);
     this.skipSemi();
     const thenToken = this.accept(Token.Then, LexContext.CommandStart);
     if (!thenToken) this.error("expected 'then'", this.tok.getPos()); else if (emptyClausePos >= 0) this.error(`expected command after '${branchPos === pos ? "if" : "elif"}'`, emptyClausePos);
     const thenCommands = this.list();
     const then_ = this.makeCompoundList(thenCommands);
     if (thenToken && thenCommands.length === 0) {
      this.error("expected command after 'then'", this.tok.peek(LexContext.CommandStart).pos);
      then_.pos = thenToken.end;
      then_.end = thenToken.end;
     }
     if (command) {
      if (command.elif === EMPTY_ELIFS) command.elif = [];
      command.elif.push({
       type: "Elif",
       pos: branchPos,
       end: then_.end,
       clause: clause,
       then: then_
      });
     } else command = {
      type: "If",
      pos: pos,
      end: pos,
      clause: clause,
      then: then_,
      elif: EMPTY_ELIFS,
      else: void 0
     };
     this.skipSemi();
     const elif = this.accept(Token.Elif, LexContext.CommandStart);
     if (!elif) break;
     branchPos = elif.pos;
    }
    if (this.accept(Token.Else, LexContext.CommandStart)) {
     const elseCommands = this.list();
     const emptyElsePos = this.emptyListPos(elseCommands);
     if (emptyElsePos >= 0) this.error("expected command after 'else'", emptyElsePos);
     command.else = this.makeCompoundList(elseCommands);
     this.skipSemi();
    }
    const closeEnd = this.acceptEnd(Token.Fi, LexContext.CommandStart);
    if (closeEnd < 0) this.error("expected 'fi' to close 'if'", this.tok.getPos());
    command.end = closeEnd >= 0 ? closeEnd : branchPos;
    this.syntaxDepth--;
    return command;
   }
   forClause() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    if (this.tok.peek(LexContext.Normal).token === Token.LParen) return this.cStyleFor(pos);
    const name = this.readRequiredWord("for");
    let wordlist;
    this.skipNewlines(LexContext.CommandStart);
    if (this.tok.peek(LexContext.CommandStart).token === Token.In) {
     this.tok.next(LexContext.CommandStart);
     wordlist = [];
     while (this.tok.peek(LexContext.Normal).token === Token.Word) wordlist.push(this.readWord(LexContext.Normal));
    }
    this.skipSemi();
    this.skipNewlines(LexContext.CommandStart);
    if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
     const bg = this.braceGroup();
     return {
      type: "For",
      pos: pos,
      end: bg.end,
      name: name,
      wordlist: wordlist,
      body: bg.body
     };
    }
    const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
    if (!hasDo) this.error("expected 'do'", this.tok.getPos());
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum for nesting depth exceeded", pos);
     const closeEnd = this.tok.skipCompoundBody(Token.Done);
     if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "For",
      pos: pos,
      end: end,
      name: name,
      wordlist: wordlist,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const body = this.doBody(hasDo);
    this.syntaxDepth--;
    this.skipSemi();
    const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
    if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    return {
     type: "For",
     pos: pos,
     end: end,
     name: name,
     wordlist: wordlist,
     body: this.makeCompoundList(body)
    };
   }
   cStyleFor(pos) {
    const [initStr, testStr, updateStr, initPos, testPos, updatePos] = this.tok.readCStyleForExprs();
    if (this.tok.peek(LexContext.CommandStart).token === Token.Semi) this.tok.next(LexContext.CommandStart);
    this.skipNewlines(LexContext.CommandStart);
    if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
     const bg = this.braceGroup();
     return new ArithmeticForImpl(pos, bg.end, bg.body, initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
    }
    const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
    if (!hasDo) this.error("expected 'do'", this.tok.getPos());
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum for nesting depth exceeded", pos);
     const closeEnd = this.tok.skipCompoundBody(Token.Done);
     if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return new ArithmeticForImpl(pos, end, this.makeCompoundList([]), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
    }
    this.syntaxDepth++;
    const body = this.doBody(hasDo);
    this.syntaxDepth--;
    const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
    if (closeEnd < 0) this.error("expected 'done' to close 'for'", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    return new ArithmeticForImpl(pos, end, this.makeCompoundList(body), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
   }
   whileClause() {
    return this.whileOrUntil("while");
   }
   untilClause() {
    return this.whileOrUntil("until");
   }
   whileOrUntil(kind) {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error(`maximum ${kind} nesting depth exceeded`, pos);
     const closeEnd = this.tok.skipCompoundBody(Token.Done);
     if (closeEnd < 0) this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "While",
      pos: pos,
      end: end,
      kind: kind,
      clause: this.makeCompoundList([]),
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const clauseCommands = this.list();
    const emptyClausePos = this.emptyListPos(clauseCommands);
    const clause = this.makeCompoundList(clauseCommands);
    this.skipSemi();
    const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
    if (!hasDo) this.error("expected 'do'", this.tok.getPos()); else if (emptyClausePos >= 0) this.error(`expected command after '${kind}'`, emptyClausePos);
    const body = this.doBody(hasDo);
    this.skipSemi();
    const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
    if (closeEnd < 0) this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    this.syntaxDepth--;
    return {
     type: "While",
     pos: pos,
     end: end,
     kind: kind,
     clause: clause,
     body: this.makeCompoundList(body)
    };
   }
   caseClause() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    const word = this.readRequiredWord("case");
    this.skipNewlines(LexContext.CommandStart);
    if (!this.accept(Token.In, LexContext.CommandStart)) this.error("expected 'in' after 'case' word", this.tok.getPos());
    this.skipNewlines(LexContext.CasePattern);
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum case nesting depth exceeded", pos);
     const closeEnd = this.tok.skipCompoundBody(Token.Esac);
     if (closeEnd < 0) this.error("expected 'esac' to close 'case'", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "Case",
      pos: pos,
      end: end,
      word: word,
      items: []
     };
    }
    this.syntaxDepth++;
    const items = [];
    let invalid = false;
    let t = this.tok.peek(LexContext.CasePattern).token;
    while (t !== Token.Esac && t !== Token.EOF) {
     const itemPos = this.tok.peek(LexContext.Normal).pos;
     this.accept(Token.LParen, LexContext.Normal);
     const pattern = [];
     let expectWord = true;
     let next = this.tok.peek(LexContext.Normal);
     while (next.token !== Token.RParen && next.token !== Token.EOF) {
      const valid = next.token === (expectWord ? Token.Word : Token.Pipe);
      if (valid) expectWord = !expectWord; else if (!invalid) {
       this.unexpectedToken(next);
       invalid = true;
      }
      const tok = this.tok.next(LexContext.Normal);
      if (tok.token === Token.Word) pattern.push(this.toWord(tok));
      next = this.tok.peek(LexContext.Normal);
     }
     if (expectWord && next.token === Token.RParen && !invalid) {
      this.unexpectedToken(next);
      invalid = true;
     }
     const rparenEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
     const cmds = this.list();
     const bodyPos = rparenEnd >= 0 ? rparenEnd : pattern.length > 0 ? pattern[pattern.length - 1].end : itemPos;
     const itemEnd = cmds.length > 0 ? cmds[cmds.length - 1].end : bodyPos;
     const item = {
      type: "CaseItem",
      pos: itemPos,
      end: itemEnd,
      pattern: pattern,
      body: cmds.length > 0 ? this.makeCompoundList(cmds) : {
       type: "CompoundList",
       pos: bodyPos,
       end: bodyPos,
       commands: []
      },
      terminator: void 0
     };
     const after = this.tok.peek(LexContext.CommandStart);
     t = after.token;
     if (t === Token.DoubleSemi || t === Token.SemiAmp || t === Token.DoubleSemiAmp) {
      const termTok = this.tok.next(LexContext.CommandStart);
      item.terminator = CASE_TERMINATORS[termTok.token];
      item.end = termTok.end;
     } else if (t !== Token.Esac && t !== Token.EOF && !invalid) {
      this.unexpectedToken(after);
      invalid = true;
     }
     items.push(item);
     this.skipNewlines(LexContext.CasePattern);
     t = this.tok.peek(LexContext.CasePattern).token;
    }
    const closeEnd = this.acceptEnd(Token.Esac, LexContext.CommandStart);
    if (closeEnd < 0) this.error("expected 'esac' to close 'case'", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    this.syntaxDepth--;
    return {
     type: "Case",
     pos: pos,
     end: end,
     word: word,
     items: items
    };
   }
   selectClause() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    const name = this.readRequiredWord("select");
    let wordlist;
    this.skipNewlines(LexContext.CommandStart);
    if (this.tok.peek(LexContext.CommandStart).token === Token.In) {
     this.tok.next(LexContext.CommandStart);
     wordlist = [];
     while (this.tok.peek(LexContext.Normal).token === Token.Word) wordlist.push(this.readWord(LexContext.Normal));
    }
    this.skipSemi();
    this.skipNewlines(LexContext.CommandStart);
    if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
     const bg = this.braceGroup();
     return {
      type: "Select",
      pos: pos,
      end: bg.end,
      name: name,
      wordlist: wordlist,
      body: bg.body
     };
    }
    const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
    if (!hasDo) this.error("expected 'do'", this.tok.getPos());
    if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
     this.error("maximum select nesting depth exceeded", pos);
     const closeEnd = this.tok.skipCompoundBody(Token.Done);
     if (closeEnd < 0) this.error("expected 'done' to close 'select'", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : pos;
     return {
      type: "Select",
      pos: pos,
      end: end,
      name: name,
      wordlist: wordlist,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const body = this.doBody(hasDo);
    this.syntaxDepth--;
    this.skipSemi();
    const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
    if (closeEnd < 0) this.error("expected 'done' to close 'select'", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    return {
     type: "Select",
     pos: pos,
     end: end,
     name: name,
     wordlist: wordlist,
     body: this.makeCompoundList(body)
    };
   }
   testCommand() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    const expr = this.parseTestOr();
    const closeEnd = this.acceptEnd(Token.DblRBracket, LexContext.TestMode);
    if (closeEnd < 0) this.error("expected ']]' to close '[['", this.tok.getPos());
    const end = closeEnd >= 0 ? closeEnd : pos;
    return {
     type: "TestCommand",
     pos: pos,
     end: end,
     expression: expr
    };
   }
   parseTestOr() {
    const first = this.parseTestAnd();
    if (this.tok.peek(LexContext.TestMode).token !== Token.Or) return first;
    const operands = [ first ];
    do {
     this.tok.next(LexContext.TestMode);
     operands.push(this.parseTestAnd());
    } while (this.tok.peek(LexContext.TestMode).token === Token.Or);
    return {
     type: "TestLogical",
     pos: first.pos,
     end: operands[operands.length - 1].end,
     operator: "||",
     operands: operands
    };
   }
   parseTestAnd() {
    const first = this.parseTestNot();
    if (this.tok.peek(LexContext.TestMode).token !== Token.And) return first;
    const operands = [ first ];
    do {
     this.tok.next(LexContext.TestMode);
     operands.push(this.parseTestNot());
    } while (this.tok.peek(LexContext.TestMode).token === Token.And);
    return {
     type: "TestLogical",
     pos: first.pos,
     end: operands[operands.length - 1].end,
     operator: "&&",
     operands: operands
    };
   }
   parseTestNot() {
    let t = this.tok.peek(LexContext.TestMode);
    if (!isTestNegation(t)) return this.parseTestPrimary();
    const negations = [];
    while (isTestNegation(t)) {
     const bang = this.tok.next(LexContext.TestMode);
     negations.push({
      type: "Negation",
      pos: bang.pos,
      end: bang.end
     });
     t = this.tok.peek(LexContext.TestMode);
    }
    const operand = this.parseTestPrimary();
    return {
     type: "TestNot",
     pos: negations[0].pos,
     end: operand.end,
     negations: negations,
     operand: operand
    };
   }
   parseTestPrimary() {
    if (this.tok.peek(LexContext.TestMode).token === Token.LParen) {
     const openPos = this.tok.next(LexContext.TestMode).pos;
     if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
      this.error("maximum test group nesting depth exceeded", openPos);
      const closeEnd = this.tok.skipTestGroup();
      if (closeEnd < 0) this.error("expected ')' to close test group", this.tok.getPos());
      const end = closeEnd >= 0 ? closeEnd : openPos;
      const operand = new WordImpl("", openPos, openPos);
      const expression = {
       type: "TestUnary",
       pos: openPos,
       end: openPos,
       operator: "-n",
       operand: operand
      };
      return {
       type: "TestGroup",
       pos: openPos,
       end: end,
       expression: expression
      };
     }
     this.syntaxDepth++;
     const expr = this.parseTestOr();
     this.syntaxDepth--;
     const closeEnd = this.acceptEnd(Token.RParen, LexContext.TestMode);
     if (closeEnd < 0) this.error("expected ')' to close test group", this.tok.getPos());
     const end = closeEnd >= 0 ? closeEnd : openPos;
     return {
      type: "TestGroup",
      pos: openPos,
      end: end,
      expression: expr
     };
    }
    const first = this.tok.next(LexContext.TestMode);
    if (first.token === Token.And || first.token === Token.Or) this.unexpectedToken(first);
    const val = first.value;
    const firstPos = first.pos;
    const firstEnd = first.end;
    if (first.keywordEligible && UNARY_TEST_OPS[val] === 1) {
     if (this.tok.peek(LexContext.TestMode).token === Token.Word) {
      const operand = this.readTestOperand();
      return {
       type: "TestUnary",
       pos: firstPos,
       end: operand.end,
       operator: val,
       operand: operand
      };
     }
     this.error("expected operand after unary test operator", firstEnd);
     const operand = new WordImpl("", firstEnd, firstEnd);
     return {
      type: "TestUnary",
      pos: firstPos,
      end: firstEnd,
      operator: val,
      operand: operand
     };
    }
    const nt = this.tok.peek(LexContext.TestMode);
    if (nt.token === Token.Word && nt.keywordEligible && BINARY_TEST_OPS[nt.value] === 1) {
     const op = this.tok.next(LexContext.TestMode).value;
     let right;
     if (op === "=~") {
      const token = this.tok.readTestRegexWord();
      right = new WordImpl(this.source.slice(token.pos, token.end), token.pos, token.end, this.source, embeddedPartsResolver(this.tok.getSubstitutionContext()), this.depth);
     } else right = this.readTestOperand();
     const left = this.toWordFromPosEnd(first, firstPos, firstEnd);
     return {
      type: "TestBinary",
      pos: firstPos,
      end: right.end,
      operator: op,
      left: left,
      right: right
     };
    }
    const w = this.toWordFromPosEnd(first, firstPos, firstEnd);
    return {
     type: "TestUnary",
     pos: firstPos,
     end: w.end,
     operator: "-n",
     operand: w
    };
   }
   readTestOperand() {
    const t = this.tok.next(LexContext.TestMode);
    if (t.keywordEligible && (t.value === "<" || t.value === ">")) this.error(`unexpected argument '${t.value}' to conditional operator`, t.pos);
    return this.toWord(t);
   }
   functionDef() {
    const pos = this.tok.next(LexContext.CommandStart).pos;
    const name = this.readWord(LexContext.FunctionName);
    let body;
    if (this.tok.peek(LexContext.CommandStart).token === Token.LParen) {
     const openPos = this.tok.next(LexContext.CommandStart).pos;
     if (this.tok.peek(LexContext.CommandStart).token === Token.RParen) {
      this.tok.next(LexContext.CommandStart);
      this.skipNewlines(LexContext.CommandStart);
      body = this.commandAsBody();
     } else body = this.withRedirects(this.subshellBody(openPos));
    } else {
     this.skipNewlines(LexContext.CommandStart);
     body = this.commandAsBody();
    }
    return {
     type: "Function",
     pos: pos,
     end: body.end,
     name: name,
     body: body
    };
   }
   simpleCommandOrFunction(coproc) {
    const prefix = [];
    const cmdPos = this.tok.peek(LexContext.CommandStart).pos;
    let lastEnd = cmdPos;
    let ctx = LexContext.CommandStart;
    for (;;) {
     const t = this.tok.peek(ctx).token;
     if (t === Token.Assignment) {
      const assignment = this.tok.next(ctx);
      lastEnd = assignment.end;
      prefix.push(this.parseAssignment(assignment));
     } else if (t === Token.Redirect) {
      const redirect = this.readRedirect(ctx);
      prefix.push(redirect);
      lastEnd = redirect.end;
     } else break;
     ctx = LexContext.CommandPrefix;
    }
    if (this.tok.peek(LexContext.Normal).token !== Token.Word) return new CommandImpl(cmdPos, lastEnd, void 0, prefix, []);
    const nameToken = this.tok.next(LexContext.Normal);
    const keyword = nameToken.keywordEligible ? nameToken.value : "";
    const name = this.toWord(nameToken);
    ctx = isDeclarationCommand(keyword) ? LexContext.Declaration : keyword === "eval" || keyword === "let" ? LexContext.EvalArgument : LexContext.Normal;
    lastEnd = name.end;
    const suffix = [];
    if (coproc) while (this.tok.peek(LexContext.CommandPrefix).token === Token.Assignment) {
     const token = this.tok.next(LexContext.CommandPrefix);
     const word = ctx === LexContext.Declaration ? this.parseAssignment(token) : this.toWord(token);
     suffix.push(word);
     lastEnd = word.end;
    }
    if (this.tok.peek(ctx).token === Token.LParen && suffix.length === 0) {
     this.tok.next(LexContext.Normal);
     if (this.tok.peek(LexContext.Normal).token === Token.RParen) {
      this.tok.next(LexContext.Normal);
      this.skipNewlines(LexContext.CommandStart);
      const body = this.commandAsBody();
      return {
       type: "Function",
       pos: name.pos,
       end: body.end,
       name: name,
       body: body
      };
     }
    }
    for (;;) {
     const st = this.tok.peek(ctx).token;
     if (st === Token.Word || st === Token.Assignment) {
      const token = this.tok.next(ctx);
      const w = st === Token.Assignment ? this.parseAssignment(token) : this.toWord(token);
      suffix.push(w);
      lastEnd = w.end;
     } else if (st === Token.Redirect) {
      const redirect = this.readRedirect(ctx);
      suffix.push(redirect);
      lastEnd = redirect.end;
     } else break;
    }
    return new CommandImpl(cmdPos, lastEnd, name, prefix, suffix);
   }
   readRedirect(ctx) {
    const t = this.tok.next(ctx);
    const tPos = t.pos;
    const tEnd = t.end;
    const descriptor = t.fileDescriptor !== void 0 ? {
     type: "FileDescriptor",
     pos: tPos,
     end: t.descriptorEnd,
     value: t.fileDescriptor
    } : t.variableName !== void 0 ? {
     type: "FileDescriptorVariable",
     pos: tPos,
     end: t.descriptorEnd,
     name: t.variableName
    } : void 0;
    const hasTarget = t.targetEnd > t.targetPos;
    if (!hasTarget) this.error("expected redirect target", t.targetPos);
    if (t.value === "<<" || t.value === "<<-") {
     const r = {
      type: "HereDoc",
      pos: tPos,
      end: tEnd,
      operator: t.value,
      descriptor: descriptor,
      delimiter: hasTarget ? {
       type: "HereDocDelimiter",
       pos: t.targetPos,
       end: t.targetEnd,
       text: this.source.slice(t.targetPos, t.targetEnd),
       value: t.content ?? "",
       quoted: t.delimiterQuoted
      } : void 0,
      body: new HereDocBodyImpl(this.source, tEnd, t.delimiterQuoted, this.depth, this.tok.getSubstitutionContext()),
      closing: void 0
     };
     if (hasTarget) this.tok.registerHereDocTarget(r);
     return r;
    }
    const target = hasTarget ? new WordImpl(this.source.slice(t.targetPos, t.targetEnd), t.targetPos, t.targetEnd, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth) : void 0;
    return t.value === "<<<" ? {
     type: "HereString",
     pos: tPos,
     end: tEnd,
     operator: "<<<",
     descriptor: descriptor,
     target: target
    } : {
     type: "Redirect",
     pos: tPos,
     end: tEnd,
     operator: REDIRECT_OPS[t.value] ?? ">",
     descriptor: descriptor,
     target: target
    };
   }
   commandAsBody() {
    const cmd = this.command();
    if (cmd && cmd.type !== "Command" && cmd.type !== "Function" && cmd.type !== "Coproc") return cmd;
    this.error("expected compound command as function body", cmd?.pos ?? this.tok.getPos());
    return this.makeCompoundList(cmd ? [ this.makeStatement(cmd) ] : []);
   }
   readWord(ctx) {
    return this.toWord(this.tok.next(ctx));
   }
   readRequiredWord(keyword) {
    const t = this.tok.peek(LexContext.Normal);
    if (t.token === Token.Word) return this.toWord(this.tok.next(LexContext.Normal));
    if (t.token !== Token.EOF) this.error(`expected word after '${keyword}'`, t.pos);
    return new WordImpl("", t.pos, t.pos);
   }
   toWord(tok) {
    const text = tok.raw ? tok.value : this.source.slice(tok.pos, tok.end);
    const source = tok.raw && tok.keywordEligible ? void 0 : this.source;
    return new WordImpl(text, tok.pos, tok.end, source, source === void 0 ? computeBareWordParts : wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
   }
   toWordFromPosEnd(tok, pos, end) {
    if (tok.pos === pos && tok.end === end) return this.toWord(tok);
    return new WordImpl(this.source.slice(pos, end), pos, end, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
   }
   parseAssignment(token) {
    const text = token.raw ? token.value : this.source.slice(token.pos, token.end);
    return new AssignmentImpl(text, token.pos, token.end, this.source, token.assignmentOperatorPos, this.depth, this.tok.getSubstitutionContext());
   }
   makeCompoundList(commands) {
    const p = this.tok.getPos();
    const pos = commands.length > 0 ? commands[0].pos : p;
    const end = commands.length > 0 ? commands[commands.length - 1].end : p;
    return {
     type: "CompoundList",
     pos: pos,
     end: end,
     commands: commands
    };
   }
  }
 }
};
