/* Built from clients/playground. DO NOT EDIT. */
import{a as r,b as m,i as a,j as i,q as c,w as n}from"./shared.js";async function f(o){let t=o.dataset.game??"",d=new i(await n(t)),l=c(t);for(let e of o.querySelectorAll("[data-picture]"))m(a(r,{children:l.picture(e.dataset.picture??"",d)}),e)}for(let o of document.querySelectorAll("[data-game]"))f(o);
