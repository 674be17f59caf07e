import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';

/** The script type that keeps a browser from running a script of a cached page; `startScripts` runs it later. */
export const WAITING_TYPE = 'later';

/** How many milliseconds after its load a page runs its scripts if the reader has not touched it. */
const REST_MS = 8000;
/** How many milliseconds after it was parsed a page runs its scripts if some part of it does not load. */
const HANGING_MS = 15_000;
/** How many milliseconds a reader's action waits for the scripts. */
const STORED_MS = 10_000;

/**
 * A script of cached pages that starts their other scripts: at once where there is a mouse; on phones at the reader's
 * first action, after the load when a member is signed in, or when the page has been untouched for a while. Until then
 * they are only fetched, so that the page can be read and scrolled before they run. An action on an element that React
 * has not taken over yet is repeated when it has: a button is pressed, a choice is made, an input event is sent. A
 * button pressed several times is pressed once, or as often as it was pressed if it is marked with `data-each-press`.
 */
export const startScripts = `(function(w,d,late,signs){
var begun=0,presses=new Map(),calm=w.matchMedia&&matchMedia('(hover: none)').matches,o={capture:true,passive:true};
function begin(){
if(begun++)return;
signs.forEach(function(n){w.removeEventListener(n,begin,o)});
late.forEach(function(s){var n=d.createElement('script');n.async=true;n.src=s.getAttribute('src');s.replaceWith(n)});
}
function fetchFrom(i){
var s=late[i],l=d.createElement('link');
if(begun||!s)return;
l.rel='preload';l.setAttribute('as','script');l.fetchPriority='low';l.href=s.getAttribute('src');d.head.append(l);
setTimeout(fetchFrom,0,i+1);
}
function loaded(){
setTimeout(begin,d.cookie.split('; ').indexOf('${MEMBER_COOKIE}=1')<0?${REST_MS}:0);
if(!(navigator.connection||{}).saveData)fetchFrom(0);
}
function knows(n){return Object.keys(n).some(function(k){return k.indexOf('__reactProps')===0})}
function tell(f,name){f.dispatchEvent(new Event(name,{bubbles:true}))}
function write(f,v){
if(f.value!==v&&f.value!=='')return;
f.value='';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),'value').set.call(f,v);tell(f,'input');
}
function again(e){
var f=e.target,b=f.closest&&f.closest('button[type=button]:not([popovertarget])'),v=f.value,on=f.checked,redo;
if(e.type==='click')redo=b&&function(){for(var i=b.hasAttribute('data-each-press')?presses.get(b):1;i-->0;)setTimeout(function(){b.click()},50*i)};
else if(f.matches('select'))redo=e.type==='change'&&function(){f.value=v;tell(f,'change')};
else if(f.matches('[type=checkbox],[type=radio]'))redo=e.type==='change'&&function(){f.checked=!on;f.click()};
else redo=e.type==='input'&&function(){write(f,v)};
if(b)f=b;
if(!redo||knows(f))return;
if(b)presses.set(b,(presses.get(b)||0)+1);
var end=Date.now()+${STORED_MS},mine=f.keptAs=Math.random(),t=setInterval(function(){
if(knows(f)){clearInterval(t);setTimeout(function(){if(f.keptAs===mine)redo()},50)}
else if(f.keptAs!==mine||Date.now()>end||!f.isConnected)clearInterval(t);
},50);
}
['click','change','input'].forEach(function(n){w.addEventListener(n,again,true)});
if(!calm)return begin();
signs.forEach(function(n){w.addEventListener(n,begin,o)});
setTimeout(begin,${HANGING_MS});
if(d.readyState==='complete')loaded();else w.addEventListener('load',loaded);
})(window,document,document.querySelectorAll('script[type=${WAITING_TYPE}]'),['pointerdown','touchstart','keydown','focusin','scroll','wheel'])`;
