BEGIN TRANSACTION;
CREATE TABLE alarms (
	"table" VARCHAR(32) NOT NULL, 
	waiting BIGINT NOT NULL, 
	due DOUBLE, 
	keeper VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_alarms PRIMARY KEY ("table"), 
	CONSTRAINT fk_alarms_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "alarms" VALUES('TG09CE_Xplzy',3,NULL,'c5609195030e9c9e');
INSERT INTO "alarms" VALUES('AovI-q2p_GZw',2,NULL,'c5609195030e9c9e');
INSERT INTO "alarms" VALUES('ft0oelDaoHgL',1,NULL,'c5609195030e9c9e');
INSERT INTO "alarms" VALUES('FKRzl1ZaxQ3b',3,NULL,'c5609195030e9c9e');
INSERT INTO "alarms" VALUES('kwm4EIbrIxav',2,NULL,'c5609195030e9c9e');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0030');
CREATE TABLE analyses (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	document TEXT NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_analyses_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE breaches (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_breaches PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_breaches_table_tables FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_breaches_person_persons FOREIGN KEY(person) REFERENCES persons (id), 
	CONSTRAINT fk_breaches_host_persons FOREIGN KEY(host) REFERENCES persons (id)
);
CREATE TABLE challenges (
	hash VARCHAR(64) NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (hash)
);
CREATE TABLE current_ratings (
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	player VARCHAR(50) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	mean DOUBLE NOT NULL, 
	doubt DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_current_ratings PRIMARY KEY (game, seats, player), 
	CONSTRAINT fk_current_ratings_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE deeds (
	id VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	keeper VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	reason TEXT NOT NULL, 
	person VARCHAR(32), 
	"table" VARCHAR(32), 
	until DOUBLE, 
	report VARCHAR(32), 
	answer TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_deeds PRIMARY KEY (id), 
	CONSTRAINT fk_deeds_keeper_persons FOREIGN KEY(keeper) REFERENCES persons (id), 
	CONSTRAINT fk_deeds_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE entrants (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(40) NOT NULL, 
	joined DOUBLE NOT NULL, 
	"left" DOUBLE, 
	"order" INTEGER, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_entrants_tournament_tournaments FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	CONSTRAINT fk_entrants_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('alive','1794854617.5843034');
CREATE TABLE holidays (
	person VARCHAR(32) NOT NULL, 
	since DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_holidays PRIMARY KEY (person, since), 
	CONSTRAINT fk_holidays_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE invitations (
	"table" VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY ("table", person), 
	CONSTRAINT fk_invitations_table_tables FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_invitations_person_persons FOREIGN KEY(person) REFERENCES persons (id), 
	CONSTRAINT fk_invitations_by_persons FOREIGN KEY("by") REFERENCES persons (id)
);
CREATE TABLE journal (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY ("table", number), 
	CONSTRAINT fk_journal_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "journal" VALUES('TG09CE_Xplzy',1,1.79485459645447707182e+09,0,'play','{"actions":[[12,9]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',2,1.79485459648498392104e+09,0,'play','{"actions":[[12,5]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',3,1.79485459650355648995e+09,1,'play','{"actions":[[12,10]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',4,1.79485459652117514605e+09,0,'play','{"actions":[[12,9]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',5,1.79485459654956388468e+09,0,'play','{"actions":[[12,7]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',6,1.7948545965672619343e+09,1,'play','{"actions":[[12,8]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',7,1.79485459659409213066e+09,0,'play','{"actions":[[12,1]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',8,1.79485459663891720773e+09,1,'play','{"actions":[[12,8]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',9,1.79485459668373847005e+09,1,'play','{"actions":[[12,6]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',10,1.79485459672701168059e+09,0,'play','{"actions":[[12,1]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',11,1.79485459676429772377e+09,0,'play','{"actions":[[12,4]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',12,1.7948545968066534996e+09,1,'play','{"actions":[[12,0]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',13,1.79485459685072326662e+09,0,'play','{"actions":[[12,0]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',14,1.79485459688689899439e+09,0,'play','{"actions":[[12,1]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',15,1.79485459693081927292e+09,0,'play','{"actions":[[13]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',16,1.79485459695870327948e+09,1,'play','{"actions":[[12,4]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',17,1.79485459699914217e+09,1,'play','{"actions":[[12,2]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',18,1.79485459704686164854e+09,1,'play','{"actions":[[12,1]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',19,1.79485459709078049657e+09,1,'play','{"actions":[[12,0]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',20,1.79485459714318871496e+09,1,'play','{"actions":[[13]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',21,1.79485459718272519118e+09,0,'play','{"actions":[[0,2]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',22,1.79485459722693037982e+09,1,'play','{"actions":[[0,18]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',23,1.79485459727477574343e+09,1,'play','{"actions":[[0,22]]}');
INSERT INTO "journal" VALUES('TG09CE_Xplzy',24,1.79485459732298159593e+09,1,'play','{"actions":[[0,19]]}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',1,1.7948545981279141903e+09,1,'play','{"actions":[[1]],"check":"ec46e7209edd9139"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',2,1.79485459818295931813e+09,0,'play','{"actions":[[0,82]]}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',3,1.7948545982233624458e+09,0,'play','{"actions":[[1]],"check":"b8ea9498b32b6660"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',4,1.79485459824699759489e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',5,1.79485459826698756213e+09,0,'play','{"actions":[[5,1]],"check":"3eb6ebafb0050caf"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',6,1.79485459830295014378e+09,1,'play','{"actions":[[5,1]],"check":"5d2703c0123f71e8"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',7,1.7948545983246703148e+09,0,'play','{"actions":[[3]],"check":"69e5578901ff3195"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',8,1.79485459834749889376e+09,1,'play','{"actions":[[5,2]],"check":"a8977327d98de9fb"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',9,1.79485459836759185785e+09,0,'play','{"actions":[[5,1]],"check":"3eb6ebafb0050caf"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',10,1.79485459840756940842e+09,1,'play','{"actions":[[4]],"check":"e46d1b55250522be"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',11,1.79485459843174648283e+09,0,'play','{"actions":[[5,1]],"check":"3eb6ebafb0050caf"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',12,1.79485459845253014559e+09,1,'play','{"actions":[[5,2]],"check":"a8977327d98de9fb"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',13,1.79485459847562074664e+09,0,'play','{"actions":[[3]],"check":"69e5578901ff3195"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',14,1.7948545985154695511e+09,1,'play','{"actions":[[5,3]],"check":"09912fcab68d6002"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',15,1.79485459856359577182e+09,0,'play','{"actions":[[3]],"check":"69e5578901ff3195"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',16,1.79485459858354735374e+09,1,'play','{"actions":[[3]],"check":"728f6b0e92a8884d"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',17,1.79485459860703754422e+09,0,'play','{"actions":[[4]],"check":"b29cbd1b99a6553c"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',18,1.79485459965925478933e+09,1,'play','{"actions":[[5,1]],"check":"5d2703c0123f71e8"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',19,1.79485459971087694171e+09,0,'play','{"actions":[[6,42]],"check":"acf534edbf4e2663"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',20,1.79485459976696038247e+09,1,'play','{"actions":[[5,1]],"check":"5d2703c0123f71e8"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',21,1.79485459981474542619e+09,0,'play','{"actions":[[5,2]],"check":"97cc87ee7b4b989f"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',22,1.79485459984072899825e+09,1,'play','{"actions":[[5,2]],"check":"a8977327d98de9fb"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',23,1.79485459990297174454e+09,0,'play','{"actions":[[5,3]],"check":"9b9725555c12ad19"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',24,1794854600.97892,1,'play','{"actions":[[5,2]],"check":"a8977327d98de9fb"}');
INSERT INTO "journal" VALUES('AovI-q2p_GZw',25,1.7948546010188560486e+09,0,'play','{"actions":[[5,1]],"check":"3eb6ebafb0050caf"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',1,1.79485460207769608495e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',2,1.79485460247153186794e+09,0,'play','{"actions":[[4,0]],"check":"12228eb80b6e6ebf"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',3,1.79485460251564526556e+09,0,'play','{"actions":[[3]],"check":"6f87b6b18acd7a56"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',4,1.79485460253932547569e+09,0,'play','{"actions":[[20,56]],"check":"c741cb8b45d0aed6"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',5,1.7948546026030333042e+09,0,'play','{"actions":[[3]],"check":"6f87b6b18acd7a56"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',6,1.79485460261521339413e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',7,1.7948546026509823799e+09,1,'play','{"actions":[[4,0]],"check":"ade2d3fadd07c984"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',8,1.79485460267114496236e+09,1,'play','{"actions":[[19,18,192]],"check":"9962fed95231e5a0"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',9,1.79485460269558739663e+09,1,'play','{"actions":[[19,9,65]],"check":"a6b0410b1aa5a8eb"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',10,1.79485460271888589856e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',11,1.79485460273162460327e+09,1,'play','{"actions":[[20,3]],"check":"7ddc57198deec64b"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',12,1.79485460275131154059e+09,1,'play','{"actions":[[20,66]],"check":"cc15695b82f8c508"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',13,1.79485460277097606655e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',14,1.79485460277574229237e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',15,1.7948546038234553337e+09,0,'play','{"actions":[[4,1]],"check":"4b716877953c2414"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',16,1.79485460386360597606e+09,0,'play','{"actions":[[5,130,64]],"check":"5416cdeec167b625"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',17,1.7948546038909945488e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',18,1.79485460391879796983e+09,0,'play','{"actions":[[19,10,192]],"check":"67a55f9a06d01769"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',19,1.79485460397106575966e+09,0,'play','{"actions":[[19,24,65]],"check":"ba88ae48145092d0"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',20,1.7948546039922716618e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',21,1.79485460402674031261e+09,0,'play','{"actions":[[3]],"check":"6f87b6b18acd7a56"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',22,1.79485460405077576636e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',23,1.79485460406694674485e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',24,1.79485460409476327899e+09,1,'play','{"actions":[[4,1]],"check":"74014a8d89c29bcc"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',25,1.79485460417076969144e+09,1,'play','{"actions":[[5,171,64]],"check":"04c32c43f7318531"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',26,1.79485460419264984135e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',27,1.79485460527481222158e+09,1,'play','{"actions":[[3]],"check":"f8658bfe12d0f96f"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',28,1.79485460533084201814e+09,1,'play','{"actions":[[20,142]],"check":"738846d60b2a4a6a"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',29,1.79485460537080430986e+09,1,'play','{"actions":[[20,181]],"check":"26830cbda3e4e93d"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',30,1.79485460539080715182e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',31,1.79485460539896392829e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',32,1.79485460542696166033e+09,0,'play','{"actions":[[2,130,65]],"check":"6f0870b50b914096"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',33,1.79485460551877450945e+09,1,'play','{"actions":[[22,176,0,65,0]],"check":"8649f51a7db78b53"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',34,1.79485460553265976902e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',35,1.79485460560679841043e+09,0,'play','{"actions":[[1,3]],"check":"dad4f55f81c3c1a9"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',36,1.79485460563082790379e+09,-1,'close','{"check":"454f35cb02a40977"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',37,1.79485460566278457643e+09,0,'play','{"actions":[[4,0]],"check":"12228eb80b6e6ebf"}');
INSERT INTO "journal" VALUES('ft0oelDaoHgL',38,1.79485460689066910746e+09,0,'play','{"actions":[[19,89,192]],"check":"3bd3d83ec500fd30"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',1,1.7948546080014152527e+09,0,'play','{"actions":[[1,0]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',2,1.79485460803103971478e+09,0,'play','{"actions":[[0]],"check":"07736f35791ad012"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',3,1.79485460805571031572e+09,1,'play','{"actions":[[1,0]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',4,1.79485460812287282942e+09,1,'play','{"actions":[[0]],"check":"f29352109c0348f8"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',5,1.79485460815886902806e+09,1,'play','{"actions":[[1,0]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',6,1.79485460820669412611e+09,0,'play','{"actions":[[1,1]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',7,1.79485460824289417267e+09,0,'play','{"actions":[[0]],"check":"51abf858461c2cb6"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',8,1.79485460829930448529e+09,1,'play','{"actions":[[0]],"check":"ff0518f8d0440d8d"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',9,1.79485460832742905624e+09,0,'play','{"actions":[[1,1]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',10,1.79485460833269572255e+09,0,'play','{"actions":[[0]],"check":"cdf7c904fd35f503"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',11,1.79485460933664417266e+09,1,'play','{"actions":[[1,0]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',12,1.79485460934576225282e+09,1,'play','{"actions":[[0]],"check":"b4e9e32257325b4f"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',13,1.79485460936485815043e+09,0,'play','{"actions":[[30,20]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',14,1.79485460939508461959e+09,0,'play','{"actions":[[0]],"check":"89ee24e68ef98b7f"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',15,1.7948546094267930984e+09,1,'play','{"actions":[[4,2]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',16,1.79485460945060348513e+09,1,'play','{"actions":[[30,10]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',17,1.79485461057898879055e+09,1,'play','{"actions":[[0]],"check":"1982c9dfa00661f5"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',18,1.79485461062276721003e+09,0,'play','{"actions":[[12,1,10]],"check":"5b2c23ee75ff5209"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',19,1.794854610658716917e+09,1,'play','{"actions":[[6,1,0]]}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',20,1.7948546107027347088e+09,1,'play','{"actions":[[12,0,10]],"check":"58fc813127e8faca"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',21,1.79485461073477745052e+09,1,'play','{"actions":[[13,1]],"check":"e94566582e791ed9"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',22,1.7948546107707726955e+09,1,'play','{"actions":[[12,0,1]],"check":"56b82e50ab4d5546"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',23,1.79485461081878900531e+09,1,'play','{"actions":[[12,0,10]],"check":"58fc813127e8faca"}');
INSERT INTO "journal" VALUES('FKRzl1ZaxQ3b',24,1.79485461085873460769e+09,0,'play','{"actions":[[6,2,0]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',1,1.79485461165877699853e+09,1,'play','{"actions":[[6,1]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',2,1.79485461170989441873e+09,1,'play','{"actions":[[7,0,0]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',3,1.79485461277095866201e+09,1,'play','{"actions":[[8,0]],"check":"6203b8037c7b3009"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',4,1.79485461283965086931e+09,0,'play','{"actions":[[6,6]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',5,1.79485461289883971216e+09,0,'play','{"actions":[[7,-1,1]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',6,1.79485461394710755353e+09,0,'play','{"actions":[[8,5]],"check":"db121e4a28d509d8"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',7,1.79485461396301770216e+09,1,'play','{"actions":[[6,3]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',8,1.79485461399898838996e+09,1,'play','{"actions":[[7,1,0]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',9,1.79485461401496648788e+09,1,'play','{"actions":[[8,5]],"check":"1850133e5ca60093"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',10,1.79485461402692890171e+09,0,'play','{"actions":[[6,8]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',11,1.7948546140549607277e+09,0,'play','{"actions":[[7,0,1]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',12,1.79485461511148953442e+09,0,'play','{"actions":[[8,1]],"check":"de15c0d91f47e1a9"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',13,1.79485461512638473507e+09,1,'play','{"actions":[[6,5]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',14,1.79485461514263319963e+09,1,'play','{"actions":[[7,-1,2]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',15,1.79485461518279886244e+09,1,'play','{"actions":[[8,1]],"check":"d2bdae906b90b100"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',16,1.79485461521877145765e+09,0,'play','{"actions":[[6,4]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',17,1794854616.32295,0,'play','{"actions":[[7,1,-1]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',18,1.79485461637503719328e+09,0,'play','{"actions":[[8,5]],"check":"eb617a4904b04d41"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',19,1.79485461642313098903e+09,1,'play','{"actions":[[6,7]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',20,1.79485461648689627648e+09,1,'play','{"actions":[[7,2,-2]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',21,1.7948546165200684071e+09,1,'play','{"actions":[[8,1]],"check":"4e1d148a3d200c17"}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',22,1.79485461652664470672e+09,0,'play','{"actions":[[6,2]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',23,1.79485461653104424475e+09,0,'play','{"actions":[[7,1,1]]}');
INSERT INTO "journal" VALUES('kwm4EIbrIxav',24,1.79485461755044746401e+09,0,'play','{"actions":[[8,4]],"check":"487e27a7eab481a8"}');
CREATE TABLE keepers (
	id VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_keepers PRIMARY KEY (id)
);
CREATE TABLE learned (
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	lesson VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_learned PRIMARY KEY (person, game, lesson), 
	CONSTRAINT fk_learned_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	expires DOUBLE NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (hash), 
	CONSTRAINT fk_links_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE mail_slots (
	"key" VARCHAR(64) NOT NULL, 
	slot INTEGER NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_mail_slots PRIMARY KEY ("key", slot)
);
CREATE TABLE "marks" (
	"table" VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	channel VARCHAR(80) NOT NULL, 
	number INTEGER NOT NULL, 
	muted BOOLEAN NOT NULL, 
	CONSTRAINT pk_marks PRIMARY KEY ("table", person, channel), 
	CONSTRAINT fk_marks_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE "messages" (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	channel VARCHAR(80) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	"key" VARCHAR(40) DEFAULT ('') NOT NULL, 
	removed BOOLEAN DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY ("table", number), 
	CONSTRAINT fk_messages_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE notices (
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	about VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	way VARCHAR(32) NOT NULL, 
	facts TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	next DOUBLE NOT NULL, 
	tries INTEGER NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	digest BOOLEAN NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (person, kind, about, number, way), 
	CONSTRAINT fk_notices_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE outages (
	since DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, ahead DOUBLE DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (since)
);
CREATE TABLE pacts (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	"by" INTEGER NOT NULL, 
	"to" INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	answer VARCHAR(10) NOT NULL, 
	since INTEGER NOT NULL, 
	CONSTRAINT pk_pacts PRIMARY KEY ("table", number), 
	CONSTRAINT fk_pacts_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE pairings (
	tournament VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	entrants TEXT NOT NULL, 
	done DOUBLE, 
	places TEXT, 
	CONSTRAINT pk_pairings PRIMARY KEY (tournament, round, number), 
	CONSTRAINT fk_pairings_tournament_tournaments FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	CONSTRAINT fk_pairings_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE papers (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	document TEXT NOT NULL, 
	uploaded BOOLEAN NOT NULL, 
	games INTEGER NOT NULL, 
	changed DOUBLE NOT NULL, 
	changes INTEGER NOT NULL, 
	"table" VARCHAR(32), 
	CONSTRAINT pk_papers PRIMARY KEY (id), 
	CONSTRAINT fk_papers_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	"key" BLOB NOT NULL, 
	uses BIGINT NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DOUBLE NOT NULL, 
	used DOUBLE, 
	CONSTRAINT pk_passkeys PRIMARY KEY (id), 
	CONSTRAINT fk_passkeys_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE persons (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DOUBLE NOT NULL, login VARCHAR(40), password VARCHAR(200), seen DOUBLE, language VARCHAR(10) DEFAULT '' NOT NULL, shown VARCHAR(10) DEFAULT 'all' NOT NULL, keeper BOOLEAN DEFAULT '0' NOT NULL, muted DOUBLE, banned DOUBLE, gone DOUBLE, holiday_changes INTEGER DEFAULT '0' NOT NULL, parts VARCHAR(400) DEFAULT '{}' NOT NULL, arms VARCHAR(40) DEFAULT '' NOT NULL, plain_name VARCHAR(120) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_persons PRIMARY KEY (id)
);
INSERT INTO "persons" VALUES('l61VDH0TPtdXK6fD','Ada',1.79485459541776466371e+09,NULL,NULL,NULL,'','all',0,NULL,NULL,NULL,0,'{}','','ada');
CREATE TABLE ratings (
	"table" VARCHAR(32) NOT NULL, 
	player VARCHAR(50) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	mean DOUBLE NOT NULL, 
	doubt DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY ("table", player), 
	CONSTRAINT fk_ratings_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE relations (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_relations PRIMARY KEY (person, other), 
	CONSTRAINT fk_relations_person_persons FOREIGN KEY(person) REFERENCES persons (id), 
	CONSTRAINT fk_relations_other_persons FOREIGN KEY(other) REFERENCES persons (id)
);
CREATE TABLE removals (
	"table" VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_removals PRIMARY KEY ("table", person), 
	CONSTRAINT fk_removals_table_tables FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_removals_person_persons FOREIGN KEY(person) REFERENCES persons (id), 
	CONSTRAINT fk_removals_by_persons FOREIGN KEY("by") REFERENCES persons (id)
);
CREATE TABLE replies (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	seconds DOUBLE NOT NULL, 
	late BOOLEAN NOT NULL, 
	CONSTRAINT pk_replies PRIMARY KEY ("table", number), 
	CONSTRAINT fk_replies_table_tables FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_replies_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	why VARCHAR(10) NOT NULL, 
	words TEXT NOT NULL, 
	"table" VARCHAR(32), 
	line INTEGER, 
	said TEXT DEFAULT '' NOT NULL, 
	closed DOUBLE, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_by_persons FOREIGN KEY("by") REFERENCES persons (id), 
	CONSTRAINT fk_reports_about_persons FOREIGN KEY(about) REFERENCES persons (id)
);
CREATE TABLE rounds (
	tournament VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	byes TEXT NOT NULL, 
	walkovers TEXT NOT NULL, 
	CONSTRAINT pk_rounds PRIMARY KEY (tournament, number), 
	CONSTRAINT fk_rounds_tournament_tournaments FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(40) NOT NULL, 
	invited BOOLEAN NOT NULL, 
	name VARCHAR(40) NOT NULL, paper VARCHAR(32), since INTEGER DEFAULT '0' NOT NULL, origin VARCHAR(32) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_person_persons FOREIGN KEY(person) REFERENCES persons (id), 
	CONSTRAINT fk_seats_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('TG09CE_Xplzy',0,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'53063de15b8c8c02d47aa7e6ca73f86e');
INSERT INTO "seats" VALUES('TG09CE_Xplzy',1,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'53063de15b8c8c02d47aa7e6ca73f86e');
INSERT INTO "seats" VALUES('AovI-q2p_GZw',0,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'20e2079105fd2f2b6e1a9d412a312d27');
INSERT INTO "seats" VALUES('AovI-q2p_GZw',1,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'20e2079105fd2f2b6e1a9d412a312d27');
INSERT INTO "seats" VALUES('ft0oelDaoHgL',0,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'4a22782f81c3e5b9a0f4d5c066f2bc24');
INSERT INTO "seats" VALUES('ft0oelDaoHgL',1,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'4a22782f81c3e5b9a0f4d5c066f2bc24');
INSERT INTO "seats" VALUES('FKRzl1ZaxQ3b',0,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'67bf673be1d619c6b3a6adc0f4a32dbb');
INSERT INTO "seats" VALUES('FKRzl1ZaxQ3b',1,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'67bf673be1d619c6b3a6adc0f4a32dbb');
INSERT INTO "seats" VALUES('kwm4EIbrIxav',0,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'a48dc84f12a6fb948ada378eff30ae52');
INSERT INTO "seats" VALUES('kwm4EIbrIxav',1,'l61VDH0TPtdXK6fD','',0,'Ada',NULL,0,'a48dc84f12a6fb948ada378eff30ae52');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	created DOUBLE NOT NULL, scopes VARCHAR(40) DEFAULT '' NOT NULL, name VARCHAR(40) DEFAULT '' NOT NULL, expires DOUBLE, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "sessions" VALUES('8f58de0bff95b5713e6af6b658b1e78b0418855df4439c51a9ea3a89c6a26709','l61VDH0TPtdXK6fD','browser',1.79485459543884181979e+09,'','',NULL);
CREATE TABLE shelves (
	"table" VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_shelves PRIMARY KEY ("table", person), 
	CONSTRAINT fk_shelves_person_persons FOREIGN KEY(person) REFERENCES persons (id), 
	CONSTRAINT fk_shelves_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	invitation VARCHAR(40) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	seed BLOB NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	ended DOUBLE, 
	next VARCHAR(32), changes INTEGER DEFAULT '0' NOT NULL, paper VARCHAR(40) DEFAULT '' NOT NULL, held BOOLEAN DEFAULT '0' NOT NULL, places TEXT, stand_in VARCHAR(10) DEFAULT '' NOT NULL, hints BOOLEAN, sampled BOOLEAN DEFAULT '0' NOT NULL, rated BOOLEAN DEFAULT '0' NOT NULL, sought BOOLEAN DEFAULT '0' NOT NULL, void BOOLEAN DEFAULT '0' NOT NULL, sides TEXT, ending VARCHAR(40) DEFAULT '' NOT NULL, turns INTEGER, moves INTEGER, altered TEXT DEFAULT '' NOT NULL, size INTEGER DEFAULT '0' NOT NULL, bots BOOLEAN DEFAULT '0' NOT NULL, opening VARCHAR(120) DEFAULT '' NOT NULL, counted BOOLEAN DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host_persons FOREIGN KEY(host) REFERENCES persons (id)
);
INSERT INTO "tables" VALUES('TG09CE_Xplzy','barony',1,'{}','{"kind": "untimed"}',1,'SuZK5ImFczYfD5vUTJW0','l61VDH0TPtdXK6fD','running',X'E946C8D9F5218D88CC4FFEE79BEA3EC78FCD92D50DCC9AC6625BD15E601E8824',1.79485459551237559313e+09,1.79485459558362627028e+09,NULL,NULL,1,'',1,NULL,'',NULL,0,0,0,0,NULL,'',NULL,NULL,'',2,0,'',0);
INSERT INTO "tables" VALUES('AovI-q2p_GZw','brawling',1,'{}','{"kind": "untimed"}',1,'DMajZxGANQPkLjLApQyp','l61VDH0TPtdXK6fD','running',X'D0584DDE6A2C65EFD3772EDF544A368C9EA85DC8976D7224B1A8EB5CF7A9868A',1.79485459739837074281e+09,1.79485459743375062946e+09,NULL,NULL,1,'',1,NULL,'',NULL,0,0,0,0,NULL,'',NULL,NULL,'',2,0,'',0);
INSERT INTO "tables" VALUES('ft0oelDaoHgL','fyn',2,'{}','{"kind": "untimed"}',1,'yyjf1zPZb6-qXpUY60jt','l61VDH0TPtdXK6fD','running',X'50D093CF5F2BF3CE77478C7BAB042E0AFB7532E12D4B6EBF1255F4D48B67ADEE',1.79485460109146738056e+09,1.79485460112856602668e+09,NULL,NULL,1,'',1,NULL,'',NULL,0,0,0,0,NULL,'',NULL,NULL,'',2,0,'',0);
INSERT INTO "tables" VALUES('FKRzl1ZaxQ3b','protectors',1,'{}','{"kind": "untimed"}',1,'KjborTcADHMsyeAYlfEH','l61VDH0TPtdXK6fD','running',X'B0C7C68358457344F177C266263933F959A8CDCBF258868A9CCDFBC5591E80F4',1.79485460698586392399e+09,1.7948546070745871067e+09,NULL,NULL,1,'',1,NULL,'',NULL,0,0,0,0,NULL,'',NULL,NULL,'',2,0,'',0);
INSERT INTO "tables" VALUES('kwm4EIbrIxav','yuan',1,'{}','{"kind": "untimed"}',1,'sO9FxoBg-4k2x9xkgT1C','l61VDH0TPtdXK6fD','running',X'DECDC4F5ACC6997832C24314FC9865DD9CCD80A935F20770047FC2B31CC11E63',1.7948546109027562141e+09,1.79485461093044424058e+09,NULL,NULL,1,'',1,NULL,'',NULL,0,0,0,0,NULL,'',NULL,NULL,'',2,0,'',0);
CREATE TABLE tournaments (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	terms TEXT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	created DOUBLE NOT NULL, 
	starts DOUBLE NOT NULL, 
	started DOUBLE, 
	ended DOUBLE, 
	wakes DOUBLE, 
	seed INTEGER NOT NULL, 
	changes INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id), 
	CONSTRAINT fk_tournaments_host_persons FOREIGN KEY(host) REFERENCES persons (id)
);
CREATE TABLE ways (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created DOUBLE NOT NULL, 
	proved DOUBLE, 
	used DOUBLE, 
	failures INTEGER DEFAULT '0' NOT NULL, 
	rests DOUBLE DEFAULT '0' NOT NULL, 
	given_up VARCHAR(200) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_ways PRIMARY KEY (id), 
	CONSTRAINT fk_ways_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE wishes (
	person VARCHAR(32) NOT NULL, 
	document TEXT NOT NULL, 
	CONSTRAINT pk_wishes PRIMARY KEY (person), 
	CONSTRAINT fk_wishes_person_persons FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE INDEX ix_tables_status ON tables (status, created);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_alarms_due ON alarms (due);
CREATE UNIQUE INDEX ix_persons_login ON persons (login);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_papers_person ON papers (person);
CREATE INDEX ix_tables_host ON tables (host, status);
CREATE INDEX ix_shelves_person ON shelves (person);
CREATE INDEX ix_breaches_person ON breaches (person, host);
CREATE INDEX ix_tables_rated ON tables (rated, status, ended);
CREATE INDEX ix_ratings_player ON ratings (player);
CREATE INDEX ix_ratings_game ON ratings (game, seats, at);
CREATE INDEX ix_tables_game ON tables (status, public, game, ended);
CREATE INDEX ix_relations_other ON relations (other);
CREATE INDEX ix_replies_person ON replies (person, at);
CREATE INDEX ix_reports_closed ON reports (closed, at);
CREATE INDEX ix_reports_about ON reports (about);
CREATE INDEX ix_deeds_person ON deeds (person);
CREATE INDEX ix_deeds_at ON deeds (at);
CREATE INDEX ix_ways_person ON ways (person);
CREATE INDEX ix_notices_next ON notices (state, next);
CREATE INDEX ix_notices_way ON notices (way, state);
CREATE INDEX ix_links_person ON links (person, kind);
CREATE INDEX ix_holidays_until ON holidays (until);
CREATE INDEX ix_tournaments_status ON tournaments (status, starts);
CREATE INDEX ix_tournaments_wakes ON tournaments (wakes);
CREATE INDEX ix_tournaments_host ON tournaments (host, status);
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_pairings_done ON pairings (done);
CREATE INDEX ix_pairings_table ON pairings ("table");
CREATE INDEX ix_invitations_person ON invitations (person);
CREATE INDEX ix_removals_person ON removals (person);
CREATE INDEX ix_tables_ended ON tables (status, public, ended, void, game, rated, ending, turns, size, bots);
CREATE INDEX ix_tables_turns ON tables (status, public, turns, void, ended, id);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_marks_person ON marks (person);
CREATE INDEX ix_mail_slots_until ON mail_slots (until);
CREATE INDEX ix_persons_plain_name ON persons (plain_name);
CREATE INDEX ix_current_ratings_player ON current_ratings (player);
CREATE INDEX ix_tables_counted ON tables (rated, status, counted, ended);
COMMIT;
